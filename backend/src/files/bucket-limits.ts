/**
 * Limits on requests to the bucket. Numbers without their own comment are in milliseconds. The API waits for a file
 * more than twice as long as `response`, so that both attempts fit into the wait.
 */
export class BucketLimits {
  /** Attempts per request, including the first. A failed render job is retried as well. */
  attempts = 2;
  connect = 2_000;
  /** Milliseconds from the start of a request, including its upload, until the response must begin. */
  response = 5_000;
  /** Milliseconds without a byte after which a download is aborted: long, because the user's connection may stall. */
  silence = 30_000;
  /** Milliseconds after which a health check counts as failed. */
  check = 1_500;
  /** Milliseconds for which the result of a health check is reused. */
  checkAge = 10_000;
}
