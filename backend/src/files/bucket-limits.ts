/** Limits of requests to the bucket, in milliseconds. Twice the response time is less than a request waits for a file. */
export class BucketLimits {
  /** Attempts per request, the first included. A failed render job makes further ones. */
  attempts = 2;
  connect = 2_000;
  /** Time until the response begins, including the upload. */
  response = 5_000;
  /** Time without a byte, after which a download is cut off. A user's own connection may pause for longer than ours. */
  silence = 30_000;
  /** Time after which a health check counts as failed. */
  check = 1_500;
  /** Time for which the result of a health check is reused. */
  checkAge = 10_000;
}
