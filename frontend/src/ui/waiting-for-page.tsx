import { messages } from './messages.js';

/** Continues the spinner of `app.html`; styled in `ui-kit/src/base.css`. */
export function WaitingForPage() {
  return (
    <div className="boot-spinner" role="status">
      {messages.waitingForPage.loading}
    </div>
  );
}
