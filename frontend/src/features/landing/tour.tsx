import { messages } from './messages.js';
import SIZES from './picture-sizes.json' with { type: 'json' };

interface Stop {
  picture: keyof typeof SIZES;
  title: string;
  text: string;
  alt: string;
}

const STOPS: readonly Stop[] = messages.tour.stops;

/** `npm run pictures` takes the screenshots. */
export function Tour() {
  return (
    <section className="wrap band tour" aria-labelledby="tour-title">
      <h2 id="tour-title">{messages.tour.heading}</h2>
      <img
        className="tour-builder"
        src="/pictures/builder.webp"
        {...SIZES.builder}
        loading="lazy"
        decoding="async"
        alt={messages.tour.alt}
      />
      <ol className="tour-stops">
        {STOPS.map(({ picture, title, text, alt }) => (
          <li key={picture}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className="tour-frame">
              <img src={`/pictures/${picture}.webp`} {...SIZES[picture]} loading="lazy" decoding="async" alt={alt} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
