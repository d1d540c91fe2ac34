// The functions of the header are defined in Swift, in the target ParlanceC.
#include "parlance.h"
