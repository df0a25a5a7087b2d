/** A request to confirm a payment, which Stripe's script sends from the page. */
export interface Confirmation {
  clientSecret: string;
  returnUrl: string;
}

export type ConfirmationAnswer =
  | { paymentIntent: { status: string } }
  | { error: { type: string; message: string } }
  /** Redirects the browser to the page of the card's bank. */
  | { redirect: string };

/**
 * A test double of https://js.stripe.com/<version>/stripe.js that runs in the page. It shows the card form in an iframe
 * from Stripe's origin and sends requests to Stripe's API, so the page's content security policy is tested too.
 */
function stripeInPage(): void {
  const FRAME = 'https://js.stripe.com/v3/elements-inner-payment.html';
  const API = 'https://api.stripe.com/v1';
  type Handler = () => void;

  const post = async (path: string, body: object): Promise<unknown> =>
    (await fetch(`${API}/${path}`, { method: 'POST', body: JSON.stringify(body) })).json();

  const paymentElement = (appearance: () => object) => {
    const handlers = new Map<string, Set<Handler>>();
    const frame = document.createElement('iframe');
    frame.title = 'Secure payment input frame';
    frame.style.cssText = 'border: 0; width: 100%; height: 120px';
    const draw = () => (frame.src = `${FRAME}#${encodeURIComponent(JSON.stringify(appearance()))}`);
    frame.addEventListener('load', () => handlers.get('ready')?.forEach((handle) => handle()));
    return {
      draw,
      on: (event: string, handle: Handler) => handlers.set(event, (handlers.get(event) ?? new Set()).add(handle)),
      off: (event: string, handle: Handler) => handlers.get(event)?.delete(handle),
      mount: (place: HTMLElement) => {
        draw();
        place.append(frame);
      },
      update: () => undefined,
      destroy: () => frame.remove(),
    };
  };

  const elementsOf = (options: { clientSecret: string; appearance: object }) => {
    let { appearance } = options;
    const payment = paymentElement(() => appearance);
    return {
      clientSecret: options.clientSecret,
      create: () => payment,
      update: (changes: { appearance?: object }) => {
        appearance = changes.appearance ?? appearance;
        payment.draw();
      },
      fetchUpdates: () => post('elements/sessions', { clientSecret: options.clientSecret }),
    };
  };

  const confirmPayment = async (wanted: {
    elements: { clientSecret: string };
    confirmParams: { return_url: string };
  }): Promise<unknown> => {
    const { clientSecret } = wanted.elements;
    const answer = await post('payment_intents/confirm', { clientSecret, returnUrl: wanted.confirmParams.return_url });
    const { redirect } = answer as { redirect?: string };
    if (redirect === undefined) return answer;
    location.assign(redirect);
    return new Promise(() => undefined);
  };

  const stripe = {
    elements: elementsOf,
    confirmPayment,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
}

export const STRIPE_SCRIPT = `(${stripeInPage.toString()})()`;

export const STRIPE_FRAME = `<!doctype html><html lang="en"><title>Payment</title><body>
  <label>Card number <input inputmode="numeric"></label>
  <script>
    const { colorBackground, colorText, borderRadius } = JSON.parse(decodeURIComponent(location.hash.slice(1))).variables;
    Object.assign(document.body.style, { background: colorBackground, color: colorText, font: '16px sans-serif', borderRadius });
  </script>`;
