import { messages } from './messages.js';

/** The spinner of `app.html` stays until there is something to show; styled by `ui-kit/src/base.css`. */
export function WaitingForPage() {
  return (
    <div className="boot-spinner" role="status">
      {messages.waitingForPage.loading}
    </div>
  );
}
