import { messages } from './messages.js';

/**
 * Looks like the spinner in `index.html`, so that users do not notice when it replaces that spinner. Styled by
 * `base.css` of the UI kit.
 */
export const Waiting = () => (
  <div className="boot-spinner" role="status">
    {messages.waiting.loading}
  </div>
);
