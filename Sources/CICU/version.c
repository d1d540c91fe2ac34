#include "CICU.h"

#include <unicode/uversion.h>

void cicu_version(uint8_t version[4]) {
    UVersionInfo numbers;
    u_getVersion(numbers);
    for (int index = 0; index < 4; index += 1) version[index] = numbers[index];
}
