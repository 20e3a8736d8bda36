// The evaluator's values of all configurations, on a Hopper device. network.py beside this file prepares what it reads.
//
// A block takes 32 boards through all layers. What the nine cells hold is split into what they have in common, what
// rows and columns differ by, and the rest: each part meets one matrix, so nine products do what sixteen would.
// The parts lie in shared memory, where the tensor cores read them; the matrices stream through slots beside them.
// A thread holds two of every eight columns of one board, of all parts. Two groups of four warps have half of the
// columns each, and a stream of their own: while one multiplies, the other does the rest.

#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <stdint.h>

#include "hopper.cuh"

constexpr int WIDTH = 224, LAYERS = 6, HEAD = 256, CELLS = 9, VALUES = 9, WORDS = 9, UNITS = 32000;
constexpr int BOARDS = 32, GROUPS = 2, WORKERS = 256, THREADS = WORKERS + 128;
constexpr int PASS = 56, BLOCKS = PASS / 8;   // columns of a group at a time
constexpr int STRIP = 8 * CORE;               // 64 rows of 8 numbers
constexpr int STRIPS = WIDTH / 8;
constexpr int TILE = STRIPS * STRIP;          // 64 rows: two parts of 32 boards, 8 boards of either in turn
constexpr int TILES = 5;
constexpr int LONG = 64 * PASS * 2, SHORT = 48 * PASS * 2;  // bytes of a stage: four products in a row, then three
constexpr int POOL = 32 * HEAD / 2 * 2, OUT = HEAD / 2 * 24 * 2;
constexpr int MIXES = 32 * (LAYERS - 1), POOLS = 14, OUTS = 2;  // stages
constexpr int STREAM = MIXES / 2 * (LONG + SHORT) + POOLS * POOL;  // bytes of a group's stages, without the last
constexpr int SLOT = POOL, SLOTS = 5;
constexpr float TINY = 1.1920929e-07f;

struct Shared {
    char parts[TILES * TILE];
    char slots[GROUPS][SLOTS * SLOT];
    float squares[GROUPS][BOARDS][CELLS];
    __half2 sizes[BOARDS][CELLS];
    __half bias[LAYERS * WIDTH + HEAD];
    float last[24];
    uint64_t full[GROUPS][SLOTS], empty[GROUPS][SLOTS];
};

struct Given {
    const char* stages;     // matrices in the order and the layout in which they are used
    const uint4* tables;    // by pair of pawns: what the cell holds, and what the first layer makes of it
    const __half* bias;     // of every layer, then of the head
    const float* last;      // of the values, by shells
    const int8_t* wolf;     // [class, cell]
    const int8_t* images;   // [derangement, value]
    uint32_t derangements, first, count;
    int* out;               // [configuration, word]: two numbers of shells each
};

// A slot of a group, and which use of it is next.
struct Turn {
    uint32_t slot = 0, use = 0;

    __device__ __forceinline__ void next() {
        slot += 1;
        if (slot == SLOTS) slot = 0, use ^= 1;
    }
};

// What one thread does for a group: load stage after stage, as soon as there is a free slot.
__device__ __forceinline__ void feed(
    const char* source, uint32_t slots, uint32_t full, uint32_t empty, int outs, uint32_t tiles) {
    Turn turn;
    for (uint32_t tile = 0; tile < tiles; tile++) {
        const char* from = source;
        for (int stage = 0; stage < MIXES + POOLS + outs; stage++) {
            const uint32_t size = stage < MIXES ? stage % 2 ? SHORT : LONG : stage < MIXES + POOLS ? POOL : OUT;
            const uint32_t barrier = full + 8 * turn.slot;
            await(empty + 8 * turn.slot, turn.use ^ 1);
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;\n" ::"r"(barrier), "r"(size) : "memory");
            asm volatile(
                "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];\n" ::"r"(
                    slots + turn.slot * SLOT), "l"(from), "r"(size), "r"(barrier) : "memory");
            from += size;
            turn.next();
        }
    }
}

// The stages of a group, as its warps use them.
struct Stream {
    uint32_t slots, full, empty;
    Turn turn;
    uint32_t now = 0, then = 0;  // what says that the last stage is free, and the one before it

    __device__ __forceinline__ uint32_t ready() {
        await(full + 8 * turn.slot, turn.use);
        then = now;
        now = empty + 8 * turn.slot;
        const uint32_t found = __shfl_sync(~0u, slots + turn.slot * SLOT, 0);  // the same register for all
        turn.next();
        return found;
    }
    __device__ __forceinline__ void release(uint32_t barrier) {
        __syncwarp();
        if (threadIdx.x % 32 == 0)
            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];\n" ::"r"(barrier) : "memory");
    }
};

__device__ __forceinline__ void all_workers() { asm volatile("bar.sync 1, %0;\n" ::"n"(WORKERS) : "memory"); }

// From the parts of a board to its cells. Rows, columns and the rest each add up to nothing.
__device__ __forceinline__ void cells_of(const __half2 (&p)[9], __half2 (&x)[9]) {
    __half2 row[3] = {p[0] + p[1], p[0] + p[2], p[0] - p[1] - p[2]};
    __half2 column[3] = {p[3], p[4], -(p[3] + p[4])};
    __half2 rest[9] = {p[5], p[6], -(p[5] + p[6]), p[7], p[8], -(p[7] + p[8]), -(p[5] + p[7]), -(p[6] + p[8]), {}};
    rest[8] = -(rest[6] + rest[7]);
#pragma unroll
    for (int i = 0; i < CELLS; i++) x[i] = row[i / 3] + column[i % 3] + rest[i];
}
__device__ __forceinline__ void parts_of(const __half2 (&x)[9], __half2 (&p)[9]) {
    const __half2 third = __float2half2_rn(1.0f / 3), ninth = __float2half2_rn(1.0f / 9);
    __half2 r0 = x[0] + x[1] + x[2], r1 = x[3] + x[4] + x[5], r2 = x[6] + x[7] + x[8];
    p[0] = (r0 + r1 + r2) * ninth;
    p[1] = __hfma2(r0, third, -p[0]);
    p[2] = __hfma2(r1, third, -p[0]);
    p[3] = __hfma2(x[0] + x[3] + x[6], third, -p[0]);
    p[4] = __hfma2(x[1] + x[4] + x[7], third, -p[0]);
    __half2 m0 = p[0] + p[1], m1 = p[0] + p[2];
    p[5] = x[0] - m0 - p[3];
    p[6] = x[1] - m0 - p[4];
    p[7] = x[3] - m1 - p[3];
    p[8] = x[4] - m1 - p[4];
}

// Where a part begins: the first tile has one, the others have two.
__device__ __forceinline__ constexpr int place_of(int part) {
    return part == 0 ? 0 : (part + 1) / 2 * TILE + (part + 1) % 2 * CORE;
}

typedef float Sums[28];

// Products of some parts with one matrix, in four stages.
template <bool FIRST>
__device__ __forceinline__ void products(Stream& stream, uint32_t tile, Sums& one, Sums* other) {
#pragma unroll
    for (int stage = 0; stage < 4; stage++) {
        const uint32_t b = matrix(stream.ready(), BLOCKS * CORE);
        begin();
#pragma unroll
        for (int k = 0; k < 4 - stage % 2; k++) {
            const int step = stage / 2 * 7 + stage % 2 * 4 + k;
            const uint32_t left = tile + (2 * step * STRIP >> 4), right = b + (2 * k * BLOCKS * CORE >> 4);
            multiply(one, left, right, step);
            if (other) multiply(*other, left + (TILE >> 4), right, step);
        }
        commit();
        if (!(FIRST && stage == 0)) {
            finish<1>();
            stream.release(stream.then);
        }
    }
}

// What every cell holds after a layer, of the columns of one pass.
__device__ __forceinline__ void mixed(
    Stream& stream, const Shared& s, uint32_t parts, int layer, int pass, __half2 (&x)[BLOCKS][CELLS]) {
    const int group = threadIdx.x / 128, lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    Sums sums[TILES];
    products<true>(stream, parts, sums[0], nullptr);
    products<false>(stream, parts + (1 * TILE >> 4), sums[1], nullptr);
    products<false>(stream, parts + (2 * TILE >> 4), sums[2], nullptr);
    products<false>(stream, parts + (3 * TILE >> 4), sums[3], &sums[4]);
    finish<0>();
    stream.release(stream.now);
    const char* from = s.parts + (group * 2 + pass) * BLOCKS * STRIP + warp * 2 * CORE + lane * 4;
    const __half* bias = s.bias + layer * WIDTH + (group * 2 + pass) * PASS + lane % 4 * 2;
    const __half2 zero = __float2half2_rn(0.0f);
#pragma unroll
    for (int j = 0; j < BLOCKS; j++)
#pragma unroll
        for (int i = 0; i < 9; i++) {
            const int tile = (i + 1) / 2, at = 4 * j + (i == 0 ? 0 : (i + 1) % 2 * 2);
            x[j][i] = __floats2half2_rn(sums[tile][at], sums[tile][at + 1]);
        }
#pragma unroll
    for (int j = 0; j < BLOCKS; j++) {
        asm volatile("" ::: "memory");  // what is read early takes registers
        __half2 p[9], y[9], z[9];
#pragma unroll
        for (int i = 0; i < 9; i++) p[i] = *(const __half2*)(from + j * STRIP + place_of(i));
        cells_of(p, y);
        x[j][0] += *(const __half2*)(bias + 8 * j);
        cells_of(x[j], z);
#pragma unroll
        for (int i = 0; i < CELLS; i++)
            x[j][i] = __hfma2(y[i], s.sizes[warp * 8 + lane / 4][i], __hmax2(z[i], zero));
    }
}

// What the first layer makes of the pawns, of the columns of one pass.
__device__ __forceinline__ void looked_up(
    const uint4* tables, const int (&pairs)[CELLS], int pass, __half2 (&x)[BLOCKS][CELLS]) {
    const int group = threadIdx.x / 128, lane = threadIdx.x % 32;
    const uint4* here = tables + ((group * 2 + pass) * 4 + lane % 4) * 2;
    const __half2 zero = __float2half2_rn(0.0f);
#pragma unroll
    for (int part = 0; part < 2; part++) {
        __half2 row[3][4], column[3][4], all[4];
#pragma unroll
        for (int i = 0; i < CELLS; i++) {
            union { uint4 word; __half2 two[4]; } by_row, by_column, by_board;
            by_row.word = __ldg(here + (2 * VALUES * VALUES + pairs[i]) * 32 + part);
            by_column.word = __ldg(here + (3 * VALUES * VALUES + pairs[i]) * 32 + part);
            by_board.word = __ldg(here + (4 * VALUES * VALUES + pairs[i]) * 32 + part);
#pragma unroll
            for (int k = 0; k < 4; k++) {
                row[i / 3][k] = i % 3 ? row[i / 3][k] + by_row.two[k] : by_row.two[k];
                column[i % 3][k] = i / 3 ? column[i % 3][k] + by_column.two[k] : by_column.two[k];
                all[k] = i ? all[k] + by_board.two[k] : by_board.two[k];
            }
        }
#pragma unroll
        for (int i = 0; i < CELLS; i++) {
            union { uint4 word; __half2 two[4]; } pawns, own;
            pawns.word = __ldg(here + pairs[i] * 32 + part);
            own.word = __ldg(here + (VALUES * VALUES + pairs[i]) * 32 + part);
#pragma unroll
            for (int k = 0; k < 4; k++)
                if (part * 4 + k < BLOCKS)
                    x[part * 4 + k][i] =
                        pawns.two[k] + __hmax2(own.two[k] + row[i / 3][k] + column[i % 3][k] + all[k], zero);
        }
    }
}

// Divide what the cells hold by its size, and store it in parts; at the end its mean and the most of all cells.
template <bool LAST>
__device__ __forceinline__ void normed(Shared& s, const __half2 (&x)[2][BLOCKS][CELLS]) {
    const int group = threadIdx.x / 128, lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    const int board = warp * 8 + lane / 4;
#pragma unroll
    for (int i = 0; i < CELLS; i++) {
        float sum = 0;
#pragma unroll
        for (int j = 0; j < 2 * BLOCKS; j++) {
            float2 two = __half22float2(x[j / BLOCKS][j % BLOCKS][i]);
            sum += two.x * two.x + two.y * two.y;
        }
        sum += __shfl_xor_sync(~0u, sum, 1);
        sum += __shfl_xor_sync(~0u, sum, 2);
        if (lane % 4 == 0) s.squares[group][board][i] = sum;
    }
    all_workers();
    __half2 scale[CELLS];
#pragma unroll
    for (int i = 0; i < CELLS; i++) {
        float mean = (s.squares[0][board][i] + s.squares[1][board][i]) / WIDTH + TINY;
        scale[i] = __float2half2_rn(rsqrtf(mean));
        if (group == 0 && lane % 4 == 0) s.sizes[board][i] = __float2half2_rn(1.0f / __low2float(scale[i]));
    }
    char* to = s.parts + group * 2 * BLOCKS * STRIP + warp * 2 * CORE + lane * 4;
#pragma unroll
    for (int j = 0; j < 2 * BLOCKS; j++) {
        __half2 y[9], p[9];
#pragma unroll
        for (int i = 0; i < CELLS; i++) y[i] = x[j / BLOCKS][j % BLOCKS][i] * scale[i];
        if (LAST) {
            __half2 sum = y[0], most = y[0];
#pragma unroll
            for (int i = 1; i < CELLS; i++) sum += y[i], most = __hmax2(most, y[i]);
            *(__half2*)(to + j * STRIP) = sum * __float2half2_rn(1.0f / 9);
            *(__half2*)(to + j * STRIP + TILE) = most;
        } else {
            parts_of(y, p);
#pragma unroll
            for (int i = 0; i < 9; i++) *(__half2*)(to + j * STRIP + place_of(i)) = p[i];
        }
    }
    written();
    all_workers();
}

// From the means and the most of the cells to the values, which the first group writes.
__device__ __forceinline__ void valued(Stream& stream, Shared& s, uint32_t parts, uint32_t number, const Given& g) {
    const int group = threadIdx.x / 128, lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    float hidden[64];
#pragma unroll
    for (int stage = 0; stage < POOLS; stage++) {
        const uint32_t b = matrix(stream.ready(), 16 * CORE);
        begin();
#pragma unroll
        for (int k = 0; k < 2; k++)
            multiply(hidden, parts + ((stage * 4 + 2 * k) * STRIP >> 4), b + (2 * k * 16 * CORE >> 4), stage + k);
        commit();
        if (stage) {
            finish<1>();
            stream.release(stream.then);
        }
    }
    finish<0>();
    stream.release(stream.now);
    char* to = s.parts + 2 * TILE + group * 16 * STRIP + warp * 2 * CORE + lane * 4;
    const __half* bias = s.bias + LAYERS * WIDTH + group * 128 + lane % 4 * 2;
#pragma unroll
    for (int j = 0; j < 16; j++) {
        __half2 two = __floats2half2_rn(hidden[4 * j], hidden[4 * j + 1]) + *(const __half2*)(bias + 8 * j);
        *(__half2*)(to + j * STRIP) = __hmax2(two, __float2half2_rn(0.0f));
    }
    written();
    all_workers();
    if (group == 0) {
        float found[12];
#pragma unroll
        for (int half = 0; half < OUTS; half++) {
            const uint32_t b = matrix(stream.ready(), 3 * CORE);
            begin();
#pragma unroll
            for (int k = 0; k < 8; k++)
                multiply(found, parts + (2 * TILE + 2 * (8 * half + k) * STRIP >> 4), b + (2 * k * 3 * CORE >> 4),
                         half + k);
            commit();
        }
        finish<0>();
        stream.release(stream.then);
        stream.release(stream.now);
#pragma unroll
        for (int j = 0; j < 3; j++) {
            int word = 4 * j + lane % 4;
            int low = __float2int_rn(tanhf(found[4 * j] + s.last[2 * word]) * UNITS);
            int high = __float2int_rn(tanhf(found[4 * j + 1] + s.last[2 * word + 1]) * UNITS);
            if (word == 0) low = -UNITS;
            if (word < WORDS && number < g.count) g.out[(uint64_t)number * WORDS + word] = high << 16 | (low & 0xFFFF);
        }
    }
}

__global__ void __launch_bounds__(THREADS, 1) values_kernel(const Given g) {
    extern __shared__ __align__(128) char memory[];
    Shared& s = *(Shared*)memory;
    const uint32_t tiles = (g.count + BOARDS - 1) / BOARDS;
    const uint32_t mine = blockIdx.x < tiles ? (tiles - blockIdx.x + gridDim.x - 1) / gridDim.x : 0;
    for (int i = threadIdx.x; i < TILES * TILE / 4; i += THREADS) ((int*)s.parts)[i] = 0;
    for (int i = threadIdx.x; i < LAYERS * WIDTH + HEAD; i += THREADS) s.bias[i] = g.bias[i];
    if (threadIdx.x < 24) s.last[threadIdx.x] = g.last[threadIdx.x];
    if (threadIdx.x == 0) {
        for (int i = 0; i < GROUPS * SLOTS; i++) {
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;\n" ::"r"(address(s.full[0]) + 8 * i) : "memory");
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;\n" ::"r"(address(s.empty[0]) + 8 * i) : "memory");
        }
        asm volatile("fence.mbarrier_init.release.cluster;\n" ::: "memory");
    }
    written();
    __syncthreads();
    if (threadIdx.x >= WORKERS) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;\n");
        const int group = (threadIdx.x - WORKERS) / 32;
        if (group < GROUPS && threadIdx.x % 32 == 0)
            feed(g.stages + (group ? STREAM + OUTS * OUT : 0), address(s.slots[group]), address(s.full[group]),
                 address(s.empty[group]), group ? 0 : OUTS, mine);
        return;
    }
    asm volatile("setmaxnreg.inc.sync.aligned.u32 240;\n");
    const int group = __shfl_sync(~0u, threadIdx.x / 128, 0);
    Stream stream{address(s.slots[group]), address(s.full[group]), address(s.empty[group])};
    const uint32_t parts = __shfl_sync(~0u, matrix(address(s.parts), STRIP), 0);
    const uint32_t board = threadIdx.x / 32 % 4 * 8 + threadIdx.x % 32 / 4;
#pragma unroll 1
    for (uint32_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        const uint32_t number = tile * BOARDS + board;
        const uint32_t configuration = g.first + (number < g.count ? number : g.count - 1);
        const int8_t* wolf = g.wolf + configuration / g.derangements * CELLS;
        const int8_t* images = g.images + configuration % g.derangements * VALUES;
        int pairs[CELLS];
#pragma unroll
        for (int i = 0; i < CELLS; i++) pairs[i] = __ldg(images + __ldg(wolf + i)) * VALUES + __ldg(wolf + i);
        __half2 x[2][BLOCKS][CELLS];
        looked_up(g.tables, pairs, 0, x[0]);
        looked_up(g.tables, pairs, 1, x[1]);
        normed<false>(s, x);
#pragma unroll 1
        for (int layer = 1; layer < LAYERS - 1; layer++) {
            mixed(stream, s, parts, layer, 0, x[0]);
            mixed(stream, s, parts, layer, 1, x[1]);
            normed<false>(s, x);
        }
        mixed(stream, s, parts, LAYERS - 1, 0, x[0]);
        mixed(stream, s, parts, LAYERS - 1, 1, x[1]);
        normed<true>(s, x);
        valued(stream, s, parts, number, g);
    }
}

extern "C" const char* evaluate(const Given* given) {
    int device, blocks;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&blocks, cudaDevAttrMultiProcessorCount, device);
    cudaError_t wrong = cudaFuncSetAttribute(values_kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Shared));
    if (!wrong) {
        values_kernel<<<blocks, THREADS, sizeof(Shared)>>>(*given);
        wrong = cudaGetLastError();
    }
    return wrong ? cudaGetErrorString(wrong) : nullptr;
}
