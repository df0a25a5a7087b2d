import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { RequestsProcessor } from './requests.processor.js';
import { REQUESTS_QUEUE } from './requests-queue.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { startProxy } from '../../test/support/cuttable-proxy.js';
import { givenPerson, givenPlan, type Person } from '../../test/support/given.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';
import { mailsTo, mailTo } from '../../test/support/outbox.js';
import { emptyRedisUrl } from '../../test/support/redis.js';
import { until } from '../../test/support/until.js';

const MESSAGE = 'My employer must not know of this.';

const sendRequest = async (person: Person, kind = 'support') =>
  (await person.browser.post('/api/service-requests').send({ kind, message: MESSAGE }).expect(201))
    .body as ServiceRequest;

async function withEmail(api: TestApp, staff: Staff): Promise<string> {
  const email = `${staff.username}@example.com`;
  await api.database.query('UPDATE staff SET email = $2 WHERE id = $1', [staff.id, email]);
  return email;
}

async function premiumUser(api: TestApp): Promise<Person> {
  const person = await givenPerson(api);
  await givenPlan(api, person, 'premium');
  return person;
}

describe('notices to staff about service requests', () => {
  let api: TestApp;
  let ada: Person;
  let [grace, linus]: string[] = [];
  let graceId: string;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  beforeEach(async () => {
    await api.database.query(`UPDATE staff SET email = NULL`);
    await api.database.query(`UPDATE service_requests SET state = 'done'`);
    const [first, second] = [await givenStaff(api, 'support'), await givenStaff(api, 'admin')];
    [grace, linus, graceId] = [await withEmail(api, first), await withEmail(api, second), first.id];
    ada = await premiumUser(api);
  });
  afterAll(() => api.close());

  const sweep = () => api.worker!.get(RequestsProcessor).process();
  const age = (id: string, hours: number) =>
    api.database.query(`UPDATE service_requests SET created_at = now() - make_interval(mins => $2) WHERE id = $1`, [
      id,
      hours * 60,
    ]);
  const subjects = async (address = grace!) => (await mailsTo(api, address)).map(({ subject }) => subject);
  const mailQueueIsEmpty = () =>
    until('every email is sent', async () => {
      const queue = api.worker!.get<Queue>(getQueueToken(MAIL_QUEUE));
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed');
      return Object.values(counts).every((count) => count === 0);
    });

  it('schedules the check for due notices once for all workers', async () => {
    const queue = api.worker!.get<Queue>(getQueueToken(REQUESTS_QUEUE));
    for (let starts = 0; starts < 3; starts++) await api.worker!.get(RequestsProcessor).onApplicationBootstrap();
    expect(await queue.getJobSchedulers()).toMatchObject([{ key: 'notices', pattern: '*/5 * * * *' }]);
    await queue.removeJobScheduler('notices');
  });

  it("notices contain the service, the times and the link, but neither the user's email nor the message", async () => {
    const { id } = await sendRequest(ada, 'resume_review');
    const mail = await mailTo(api, grace!, 'New request: Expert review');
    expect(mail.text).toContain(`/admin/service-requests/${id}`);
    expect(mail.text).toContain('Answer due');
    for (const secret of [MESSAGE, ada.email]) expect(`${mail.text}${mail.html}`).not.toContain(secret);
  });

  it('sends one notice of a new request to each staff member who has an email address', async () => {
    const analyst = await withEmail(api, await givenStaff(api, 'analyst'));
    await sendRequest(ada);
    for (const address of [grace!, linus!]) await mailTo(api, address, 'New request: Priority support');
    for (let times = 0; times < 2; times++) await sweep();
    await mailQueueIsEmpty();
    expect([await subjects(), await subjects(linus)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await subjects(analyst)).toEqual([]);
  });

  it('sends one reminder after three quarters of the response time and one after the deadline', async () => {
    const { id } = await sendRequest(ada);
    await mailTo(api, grace!, 'New request: Priority support');
    await age(id, 17.9);
    await sweep();
    await age(id, 18.1);
    for (let times = 0; times < 3; times++) await sweep();
    await mailTo(api, grace!, 'Request due soon: Priority support');
    await age(id, 24.1);
    for (let times = 0; times < 3; times++) await sweep();
    await mailTo(api, grace!, 'Request overdue: Priority support');
    await mailQueueIsEmpty();
    expect(await subjects()).toEqual([
      'New request: Priority support',
      'Request due soon: Priority support',
      'Request overdue: Priority support',
    ]);
  });

  it('reminds only the assignee, or all staff if the assignee has no email address', async () => {
    const { id } = await sendRequest(ada);
    await mailTo(api, linus!, 'New request: Priority support');
    await api.database.query('UPDATE service_requests SET assignee_id = $2 WHERE id = $1', [id, graceId]);
    await age(id, 18.1);
    await sweep();
    await mailTo(api, grace!, 'Request due soon: Priority support');
    await mailQueueIsEmpty();
    expect(await subjects(linus)).toHaveLength(1);
    await api.database.query('UPDATE staff SET email = NULL WHERE id = $1', [graceId]);
    await age(id, 24.1);
    await sweep();
    await mailTo(api, linus!, 'Request overdue: Priority support');
  });

  it('sends no reminder about an answered request', async () => {
    const { id } = await sendRequest(ada);
    await mailTo(api, grace!, 'New request: Priority support');
    await api.database.query(`UPDATE service_requests SET answer = 'Done.' WHERE id = $1`, [id]);
    await age(id, 30);
    await sweep();
    await mailQueueIsEmpty();
    expect(await subjects()).toHaveLength(1);
  });

  it('sends only the overdue notice if staff had no email address when the earlier notices were due', async () => {
    await api.database.query('UPDATE staff SET email = NULL');
    const { id } = await sendRequest(ada);
    await age(id, 30);
    await sweep();
    await api.database.query('UPDATE staff SET email = $2 WHERE id = $1', [graceId, grace]);
    for (let times = 0; times < 2; times++) await sweep();
    await mailTo(api, grace!, 'Request overdue: Priority support');
    await mailQueueIsEmpty();
    expect(await subjects()).toHaveLength(1);
  });
});

describe('service requests while the mail queue is unavailable', () => {
  it('accepts a request, and sends one notice of it after the queue is available again', async () => {
    const wire = await startProxy(await emptyRedisUrl());
    const api = await startApp({ worker: true, env: { REDIS_URL: wire.url } });
    try {
      const [ada, email] = [await premiumUser(api), await withEmail(api, await givenStaff(api, 'support'))];
      wire.cut();
      const { id } = await sendRequest(ada);
      const notified = async () => {
        const [row]: { at: Date | null }[] = await api.database.query(
          'SELECT arrival_notified_at AS at FROM service_requests WHERE id = $1',
          [id],
        );
        return row!.at !== null;
      };
      expect(await notified()).toBe(false);
      wire.mend();
      const processor = api.worker!.get(RequestsProcessor);
      await until('the notice is queued', async () => {
        await processor.process();
        return notified();
      });
      await mailTo(api, email, 'New request: Priority support');
      await processor.process();
      expect(await mailsTo(api, email)).toHaveLength(1);
    } finally {
      await api.close();
      await wire.close();
    }
  });
});
