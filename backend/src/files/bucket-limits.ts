/**
 * Limits on requests to the bucket. Numbers without their own comment are in milliseconds. The time for which the API
 * waits for a file is more than twice `response`, so that both attempts fit into it.
 */
export class BucketLimits {
  /** Maximum number of attempts per request, including the first. In addition, a failed render job is retried. */
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
