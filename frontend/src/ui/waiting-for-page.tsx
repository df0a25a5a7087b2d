import { messages } from './messages.js';

/** Spinner like the one in `app.html`, so that the animation continues seamlessly. Styled by `ui-kit/src/base.css`. */
export function WaitingForPage() {
  return (
    <div className="boot-spinner" role="status">
      {messages.waitingForPage.loading}
    </div>
  );
}
