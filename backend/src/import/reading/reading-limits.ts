export class ReadingLimits {
  /**
   * Limit on CPU time in milliseconds. Unlike wall-clock time, CPU time does not depend on the machine's load. A
   * typical file takes half a second.
   */
  cpuMilliseconds = 10_000;
  /** Limit on wall-clock time in milliseconds, for threads that hang without using CPU time. */
  milliseconds = 30_000;
  heapMegabytes = 256;
  /** Limit on buffer memory in bytes, including unpacked archives. The heap limit does not cover buffers. */
  bufferBytes = 256 * 1024 * 1024;
  concurrency = 2;
  /** Maximum number of files waiting to be read; further requests get 503. */
  waiting = 8;
  /** Maximum share of the import slots that one network or IPv6 /48 may occupy, so that other networks get slots. */
  networkShare = 0.6;
  siteShare = 0.8;
  /** Maximum total size in bytes, by Content-Length, of all request bodies that are being received or read. */
  bytesInFlight = 64 * 1024 * 1024;
  /** Maximum time to receive a body, in milliseconds: enough for ten megabytes over a slow connection. */
  uploadMilliseconds = 60_000;
}
