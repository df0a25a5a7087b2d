import { messages } from './messages.js';

interface Feature {
  title: string;
  text: string;
}

const FEATURES: readonly Feature[] = messages.features.features;

export function Features() {
  return (
    <section id="features" className="wrap band" aria-labelledby="features-title">
      <h2 id="features-title">{messages.features.heading}</h2>
      <ul className="features">
        {FEATURES.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
