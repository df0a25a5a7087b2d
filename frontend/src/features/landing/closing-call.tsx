export function ClosingCall() {
  return (
    <section className="wrap" aria-labelledby="closing-title">
      <div className="closing">
        <h2 id="closing-title">Your next application starts with one page</h2>
        <p className="lead">Pick a template and start typing. We save as you go.</p>
        <div className="actions">
          <a className="button primary large" href="/app/resume">
            Start Building Now
          </a>
          <a className="button quiet large" href="/pricing">
            View Pricing
          </a>
        </div>
      </div>
    </section>
  );
}
