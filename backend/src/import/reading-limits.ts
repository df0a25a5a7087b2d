/** Cost limits of reading one file, and of concurrent reads. */
export class ReadingLimits {
  /** CPU time; a typical file takes half a second of it, however busy the machine is. */
  cpuMilliseconds = 10_000;
  /** Wall-clock time, for threads that wait, and for an overloaded machine. */
  milliseconds = 30_000;
  /** Heap limit of the thread, which ends when it exceeds it. */
  heapMegabytes = 256;
  /** Unpacked bytes, which are outside the heap. */
  bufferBytes = 256 * 1024 * 1024;
  /** Concurrent reads per process; the rest of it keeps serving requests. */
  concurrency = 2;
  /** Waiting reads; more get 503. */
  waiting = 8;
  /** Share of all places that one network, and one /48 of IPv6, can hold, so that others always find one. */
  networkShare = 0.6;
  siteShare = 0.8;
  /** Announced size of all bodies being received or read. */
  bytesInFlight = 64 * 1024 * 1024;
  /** Time to receive a body: ten megabytes over a slow connection. */
  uploadMilliseconds = 60_000;
}
