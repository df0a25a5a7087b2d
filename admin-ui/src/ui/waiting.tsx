import { messages } from './messages.js';

/** The spinner of `index.html`, styled by the kit's `base.css`. */
export const Waiting = () => (
  <div className="boot-spinner" role="status">
    {messages.waiting.loading}
  </div>
);
