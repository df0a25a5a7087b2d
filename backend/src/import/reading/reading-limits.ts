/** Resource limits for reading one file and for concurrent reads. */
export class ReadingLimits {
  /**
   * Limit of CPU time in milliseconds, which does not depend on the machine's load. A typical file takes half a second.
   */
  cpuMilliseconds = 10_000;
  /** Limit of wall-clock time in milliseconds, for threads that hang without using CPU time. */
  milliseconds = 30_000;
  /** Heap limit of the thread in megabytes. */
  heapMegabytes = 256;
  /** Limit of bytes in buffers, such as unpacked archives; the heap limit does not include buffers. */
  bufferBytes = 256 * 1024 * 1024;
  /** Maximum concurrent reads per process. */
  concurrency = 2;
  /** Maximum waiting reads; further requests get 503. */
  waiting = 8;
  /**
   * Maximum share of all import slots for one network and for one IPv6 /48, so that a slot stays available to other
   * networks.
   */
  networkShare = 0.6;
  siteShare = 0.8;
  /** Maximum total Content-Length in bytes of all bodies that are being received or read. */
  bytesInFlight = 64 * 1024 * 1024;
  /** Milliseconds to receive a body, enough for ten megabytes over a slow connection. */
  uploadMilliseconds = 60_000;
}
