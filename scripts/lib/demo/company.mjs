// Generates a fictional company's history: visits, resumes, sign-ups, payments, requests and cancellations.
import { PRICES } from '@shortlist/shared/product/plans';
import { personOf, resumeOf } from './people.mjs';
import { visitOf } from './visits.mjs';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;

const SHARE_WITH_PLAN = 0.07;
/** Share of the new users without a plan who pay for a download after writing a resume. */
const SHARE_WITH_DOWNLOAD = 0.16;
const SHARE_OF_PRO = 0.72;
/** Share of running plans that are canceled before each renewal. */
const SHARE_LEAVING = 0.12;
const SHARE_REFUNDED = 0.04;

const CODES = [
  { code: 'WELCOME20', kind: 'percent', value: 20, maxUses: null, active: true },
  { code: 'CAMPUS50', kind: 'percent', value: 50, maxUses: 200, active: true },
  { code: 'SPRING1', kind: 'amount', value: 100, maxUses: 50, active: false },
];

const REQUESTS = [
  ['support', 'My receipt names my old address. Can you change it?'],
  ['coaching_call', 'I have an interview next week and would like to practice the first ten minutes.'],
  ['resume_review', 'Please look at my summary: is it too general for a lead position?'],
  ['white_glove', 'I’m moving from teaching to corporate training. Please help me put it into words.'],
];

/**
 * @param {import('./random.mjs').Random} random
 * @param {{ days: number, people: number, now: Date }} wanted
 */
export function companyOf(random, { days, people, now }) {
  const company = new Company(random, now);
  const weights = Array.from(
    { length: days },
    (_, day) => growth(day, days) * weekday(new Date(now.getTime() - (days - 1 - day) * DAY_MS)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [number, owed] = [0, 0];
  for (const [day, weight] of weights.entries()) {
    const start = startOfDay(now) - (days - 1 - day) * DAY_MS;
    owed += (people * weight) / total;
    for (; number < Math.round(owed); number++) company.signUp(number, start);
    company.visitors(start, Math.round(((people * weight) / total) * 9));
  }
  return company.rows;
}

const growth = (/** @type {number} */ day, /** @type {number} */ days) => 1 + day / days;
const weekday = (/** @type {Date} */ date) => ([0, 6].includes(date.getUTCDay()) ? 0.6 : 1.1);
const startOfDay = (/** @type {Date} */ date) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());

class Company {
  /**
   * @param {import('./random.mjs').Random} random
   * @param {Date} now
   */
  constructor(random, now) {
    this.random = random;
    this.now = now.getTime();
    this.codes = CODES.map((code) => ({ ...code, id: random.uuid() }));
    /** @type {Record<'users' | 'days' | 'resumes' | 'events' | 'orders' | 'subscriptions' | 'ledger' | 'uses' | 'requests' | 'calls' | 'codes', object[]>} */
    this.rows = {
      codes: this.codes,
      users: [],
      days: [],
      resumes: [],
      orders: [],
      subscriptions: [],
      ledger: [],
      uses: [],
      requests: [],
      calls: [],
      events: [],
    };
  }

  /** Returns a time on the day that begins at `start`, mostly during working hours. @param {number} start */
  moment(start) {
    const hour = this.random.chance(0.75) ? this.random.whole(12, 22) : this.random.whole(0, 23);
    return start + hour * 3_600_000 + this.random.whole(0, 3_599_999);
  }

  /**
   * @param {number} at
   * @param {string} kind
   * @param {string} label
   * @param {{ id: string } | null} person
   */
  event(at, kind, label, person) {
    if (at < this.now) this.rows.events.push({ at: iso(at), kind, label, user_id: person?.id ?? null, visitor: null });
  }

  /**
   * @param {number} start the beginning of the day (UTC), in milliseconds since 1970
   * @param {number} count
   */
  visitors(start, count) {
    for (let visitor = 0; visitor < count; visitor++)
      for (const { at, ...event } of visitOf(this.random, this.moment(start)))
        if (at < this.now) this.rows.events.push({ at: iso(at), user_id: null, ...event });
  }

  /**
   * @param {number} number
   * @param {number} start the beginning of the day (UTC), in milliseconds since 1970
   */
  signUp(number, start) {
    const { random } = this;
    const isToday = start + DAY_MS > this.now;
    const at = isToday ? start + Math.floor(random.next() * (this.now - start)) : this.moment(start);
    const person = personOf(random, number);
    this.rows.users.push({
      id: person.id,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      email_verified: random.chance(0.86),
      created_at: iso(at),
    });
    this.event(at, 'signed_up', '', person);
    this.comeBack(person, at);
    const resume = this.write(person, at);
    if (random.chance(SHARE_WITH_PLAN)) this.takePlan(person, at + random.whole(1, 5) * 600_000);
    else if (resume && random.chance(SHARE_WITH_DOWNLOAD))
      this.buyDownload(person, resume, at + random.whole(10, 90) * 60_000);
  }

  /**
   * @param {import('./people.mjs').Person} person
   * @param {number} from
   */
  comeBack(person, from) {
    for (let at = from, stays = 1; at < this.now && this.random.chance(stays); stays = 0.78) {
      this.rows.days.push({ user_id: person.id, day: iso(at).slice(0, 10) });
      at += this.random.whole(1, 9) * DAY_MS;
    }
  }

  /**
   * @param {import('./people.mjs').Person} person
   * @param {number} at
   */
  write(person, at) {
    const { random } = this;
    if (random.chance(0.12)) return undefined;
    const resume = resumeOf(random, person);
    this.rows.resumes.push({
      id: resume.id,
      owner_id: person.id,
      title: resume.title,
      template_key: resume.template,
      data: resume.data,
      created_at: iso(at),
      updated_at: iso(Math.min(at + random.whole(1, 60) * 60_000, this.now)),
    });
    this.event(at + 30_000, 'resume_created', '', person);
    for (let save = random.whole(1, 6); save > 0; save--) this.event(at + save * 240_000, 'resume_saved', '', person);
    if (random.chance(0.45)) this.writeWithHelp(person, at + 300_000);
    if (random.chance(0.3)) this.event(at + 1_500_000, 'exported', 'text', person);
    return resume;
  }

  /**
   * @param {import('./people.mjs').Person} person
   * @param {number} at
   */
  writeWithHelp(person, at) {
    const { random } = this;
    const task = random.pick(['rewrites', 'keywords', 'letters']);
    const isModel = random.chance(0.6);
    this.event(at, 'ai_used', `${task} ${isModel ? 'model' : 'builtin'}`, person);
    if (isModel && at < this.now)
      this.rows.calls.push({
        user_id: person.id,
        task,
        model: 'a language model',
        prompt: `${task}/1`,
        outcome: random.chance(0.93) ? 'answered' : 'failed',
        input_tokens: random.whole(300, 1_400),
        output_tokens: random.whole(80, 500),
        cost_micros: random.whole(600, 6_000),
        milliseconds: random.whole(700, 5_000),
        created_at: iso(at),
      });
  }

  /**
   * @param {import('./people.mjs').Person} person
   * @param {{ id: string }} resume
   * @param {number} at
   */
  buyDownload(person, resume, at) {
    const { random } = this;
    this.event(at - 90_000, 'checkout_started', 'download', person);
    if (at >= this.now || random.chance(0.3)) return;
    const code = random.chance(0.2) ? random.pick(this.codes.slice(0, 2)) : undefined;
    const discount = code ? Math.round((PRICES.download * code.value) / 100) : 0;
    const order = {
      id: random.uuid(),
      user_id: person.id,
      resume_id: resume.id,
      price: PRICES.download,
      discount,
      promo_code_id: code?.id ?? null,
      reference: `demo_${random.hex(8)}`,
      paid_at: iso(at),
    };
    this.rows.orders.push(order);
    if (code)
      this.rows.uses.push({
        promo_code_id: code.id,
        user_id: person.id,
        purchase_id: order.id,
        discount,
        created_at: iso(at),
      });
    this.event(at, 'paid', 'download', person);
    this.pay({
      user_id: person.id,
      kind: 'download',
      amount: PRICES.download - discount,
      order_id: order.id,
      reference: order.reference,
      at,
    });
    for (const format of ['pdf', 'docx']) if (random.chance(0.7)) this.event(at + 60_000, 'exported', format, person);
    if (random.chance(SHARE_REFUNDED))
      this.refund(
        {
          user_id: person.id,
          amount: discount - PRICES.download,
          order_id: order.id,
          reference: order.reference,
          at: at + 2 * DAY_MS,
        },
        'download',
        person,
      );
  }

  /**
   * @param {import('./people.mjs').Person} person
   * @param {number} start
   */
  takePlan(person, start) {
    const { random } = this;
    const plan = random.chance(SHARE_OF_PRO) ? 'pro' : 'premium';
    const amount = PRICES[/** @type {'pro' | 'premium'} */ (plan)];
    this.event(start - 120_000, 'checkout_started', plan, person);
    if (start >= this.now || random.chance(0.2)) return;
    const row = {
      id: random.uuid(),
      user_id: person.id,
      plan,
      state: 'active',
      reference: `demo_${random.hex(8)}`,
      period_start: '',
      period_end: '',
      cancels_at_period_end: false,
      created_at: iso(start),
      ended_at: /** @type {string | null} */ (null),
      refund_requested_at: /** @type {string | null} */ (null),
    };
    this.rows.subscriptions.push(row);
    for (let at = start, month = 0; at < this.now; at += MONTH_DAYS * DAY_MS, month++) {
      const end = at + MONTH_DAYS * DAY_MS;
      [row.period_start, row.period_end] = [iso(at), iso(end)];
      const reference = `${row.reference}_${month}`;
      this.pay({
        user_id: person.id,
        kind: 'subscription',
        plan,
        amount,
        subscription_id: row.id,
        period_start: iso(at),
        period_end: iso(end),
        reference,
        at,
      });
      this.event(at, month === 0 ? 'plan_started' : 'plan_renewed', plan, person);
      this.event(at, 'paid', plan, person);
      if (month === 0 && random.chance(SHARE_REFUNDED) && at + 4 * DAY_MS < this.now) {
        this.refund(
          { user_id: person.id, plan, amount: -amount, subscription_id: row.id, reference, at: at + 4 * DAY_MS },
          plan,
          person,
        );
        Object.assign(row, {
          state: 'canceled',
          ended_at: iso(at + 4 * DAY_MS),
          refund_requested_at: iso(at + 4 * DAY_MS),
        });
        return;
      }
      if (!random.chance(SHARE_LEAVING)) continue;
      this.event(at + 12 * DAY_MS, 'plan_canceled', plan, person);
      if (end < this.now) {
        Object.assign(row, { state: 'canceled', ended_at: iso(end) });
        this.event(end, 'plan_ended', plan, person);
      } else row.cancels_at_period_end = at + 12 * DAY_MS < this.now;
      break;
    }
    if (row.state === 'active') this.ask(person, plan, start + random.whole(1, 20) * DAY_MS);
  }

  /**
   * @param {import('./people.mjs').Person} person
   * @param {string} plan
   * @param {number} at
   */
  ask(person, plan, at) {
    const { random } = this;
    if (at >= this.now || random.chance(0.4)) return;
    const [kind, message] = plan === 'premium' ? random.pick(REQUESTS) : /** @type {[string, string]} */ (REQUESTS[0]);
    const isDone = at < this.now - 3 * DAY_MS;
    this.rows.requests.push({
      user_id: person.id,
      kind,
      message,
      state: isDone ? 'done' : 'open',
      answer: isDone ? 'Thank you for asking. It is done; write again whenever you like.' : null,
      created_at: iso(at),
      updated_at: iso(isDone ? at + DAY_MS : at),
    });
  }

  /** @param {{ at: number } & Record<string, unknown>} entry */
  pay({ at, ...entry }) {
    this.rows.ledger.push({
      order_id: null,
      subscription_id: null,
      plan: null,
      period_start: null,
      period_end: null,
      ...entry,
      payment: entry.reference,
      at: iso(at),
    });
  }

  /**
   * @param {{ at: number } & Record<string, unknown>} entry
   * @param {string} product
   * @param {import('./people.mjs').Person} person
   */
  refund(entry, product, person) {
    if (entry.at >= this.now) return;
    this.pay({ ...entry, kind: 'refund' });
    this.event(entry.at, 'refunded', product, person);
  }
}

const iso = (/** @type {number} */ at) => new Date(at).toISOString();
