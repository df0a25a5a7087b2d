import { messages } from './messages.js';

export function ClosingCall() {
  return (
    <section className="wrap" aria-labelledby="closing-title">
      <div className="closing">
        <h2 id="closing-title">{messages.closingCall.heading}</h2>
        <p className="lead">{messages.closingCall.text}</p>
        <div className="actions">
          <a className="button primary large" href="/app/resume">
            {messages.closingCall.startBuildingNow}
          </a>
          <a className="button quiet large" href="/pricing">
            {messages.closingCall.viewPricing}
          </a>
        </div>
      </div>
    </section>
  );
}
