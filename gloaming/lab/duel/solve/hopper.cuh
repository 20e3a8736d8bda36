// What Hopper's tensor cores ask for: barriers, where matrices lie, and products of 64 rows by some columns.

#pragma once
#include <stdint.h>

constexpr int CORE = 128; // bytes of 8 x 8 numbers, as the tensor cores read them

__device__ __forceinline__ uint32_t address(const void* at) { return (uint32_t)__cvta_generic_to_shared(at); }

__device__ __forceinline__ void await(uint32_t barrier, uint32_t parity) {
    uint32_t done;
    do {
        asm volatile(
            "{\n.reg .pred p;\nmbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\nselp.u32 %0, 1, 0, p;\n}\n"
            : "=r"(done) : "r"(barrier), "r"(parity) : "memory");
    } while (!done);
}

// Where a matrix lies, and the distance of its cores along the sum; that along its rows is CORE.
__device__ __forceinline__ uint32_t matrix(uint32_t at, uint32_t along) { return at >> 4 | along >> 4 << 16; }

#define F4(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define F12(i) F4(i), F4(i + 4), F4(i + 8)
#define F16(i) F12(i), F4(i + 12)

__device__ __forceinline__ void multiply(float (&d)[12], uint32_t a, uint32_t b, int more) {
    asm volatile(
        "{\n.reg .pred p;\n.reg .b64 a, b;\nsetp.ne.b32 p, %14, 0;\nmov.b64 a, {%12, %15};\nmov.b64 b, {%13, %15};\n"
        "wgmma.mma_async.sync.aligned.m64n24k16.f32.f16.f16 "
        "{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11}, a, b, p, 1, 1, 0, 0;\n}\n"
        : F12(0) : "r"(a), "r"(b), "r"(more), "r"(CORE >> 4));
}
__device__ __forceinline__ void multiply(float (&d)[28], uint32_t a, uint32_t b, int more) {
    asm volatile(
        "{\n.reg .pred p;\n.reg .b64 a, b;\nsetp.ne.b32 p, %30, 0;\nmov.b64 a, {%28, %31};\nmov.b64 b, {%29, %31};\n"
        "wgmma.mma_async.sync.aligned.m64n56k16.f32.f16.f16 "
        "{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27}, "
        "a, b, p, 1, 1, 0, 0;\n}\n"
        : F16(0), F12(16) : "r"(a), "r"(b), "r"(more), "r"(CORE >> 4));
}
__device__ __forceinline__ void multiply(float (&d)[64], uint32_t a, uint32_t b, int more) {
    asm volatile(
        "{\n.reg .pred p;\n.reg .b64 a, b;\nsetp.ne.b32 p, %66, 0;\nmov.b64 a, {%64, %67};\nmov.b64 b, {%65, %67};\n"
        "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 "
        "{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,"
        "%28,%29,%30,%31,%32,%33,%34,%35,%36,%37,%38,%39,%40,%41,%42,%43,%44,%45,%46,%47,%48,%49,%50,%51,%52,%53,"
        "%54,%55,%56,%57,%58,%59,%60,%61,%62,%63}, a, b, p, 1, 1, 0, 0;\n}\n"
        : F16(0), F16(16), F16(32), F16(48) : "r"(a), "r"(b), "r"(more), "r"(CORE >> 4));
}
__device__ __forceinline__ void begin() { asm volatile("wgmma.fence.sync.aligned;\n" ::: "memory"); }
__device__ __forceinline__ void commit() { asm volatile("wgmma.commit_group.sync.aligned;\n" ::: "memory"); }
template <int LEFT>
__device__ __forceinline__ void finish() {
    asm volatile("wgmma.wait_group.sync.aligned %0;\n" ::"n"(LEFT) : "memory");
}
__device__ __forceinline__ void written() { asm volatile("fence.proxy.async.shared::cta;\n" ::: "memory"); }
