/// The properties of a scalar that the following steps of normalization need.
#ifndef CICU_PROPERTIES_H
#define CICU_PROPERTIES_H

#include <stdint.h>
#include <unicode/umachine.h>

/// The `CICU_…` flags of a scalar of folded text, given those of the scalar before it (0 for none).
uint32_t cicu_flags(UChar32 scalar, uint32_t before);

#endif
