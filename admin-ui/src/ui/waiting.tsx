import { messages } from './messages.js';

/** Continues the spinner of `index.html`; styled in the kit's `base.css`. */
export const Waiting = () => (
  <div className="boot-spinner" role="status">
    {messages.waiting.loading}
  </div>
);
