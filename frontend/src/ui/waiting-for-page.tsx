/** The spinner of `app.html` stays until there is something to show; styled by `app/base.css`. */
export function WaitingForPage() {
  return (
    <div className="boot-spinner" role="status">
      Loading…
    </div>
  );
}
