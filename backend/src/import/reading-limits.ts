/** What reading one file may cost, and how many are read at a time. */
export class ReadingLimits {
  /** Of a processor; a usual file takes half a second of it, however busy the machine is. */
  cpuMilliseconds = 10_000;
  /** On the clock, for what waits instead of working, and for a machine with far too much to do. */
  milliseconds = 30_000;
  /** Of the thread's own heap; what is more ends it. */
  heapMegabytes = 256;
  /** Of unpacked bytes, which lie outside the heap. */
  bufferBytes = 256 * 1024 * 1024;
  /** In one process; the rest of it goes on answering. */
  atOnce = 2;
  /** More than these waiting are told to come back. */
  waiting = 8;
  /** Parts of all places that one network, and one /48 of IPv6, can hold: others always find one. */
  networkShare = 0.6;
  siteShare = 0.8;
  /** Of all bodies together that are received or read, as far as they are announced. */
  bytesInFlight = 64 * 1024 * 1024;
  /** For a body to arrive; ten megabytes over a slow line. */
  uploadMilliseconds = 60_000;
}
