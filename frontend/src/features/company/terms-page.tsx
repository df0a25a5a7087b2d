import Link from '@mui/material/Link';
import { GRACE_DAYS, REFUND_DAYS } from '@shortlist/shared/product/plans';
import { Link as RouterLink } from 'react-router';
import { usePageMeta } from '../../ui/page-meta.js';
import { SupportLine } from '../../ui/support-line.js';
import { Prose } from './prose.js';
import { PAGE_DESCRIPTIONS } from './page-descriptions.js';

export default function TermsPage() {
  usePageMeta(PAGE_DESCRIPTIONS.terms.title, PAGE_DESCRIPTIONS.terms);
  return (
    <Prose title="Terms" intro="Last updated November 24, 2026">
      <p>
        By using Shortlist you agree to these terms. They are short on purpose. “We” means the operator of the Shortlist
        server you are using.
      </p>

      <h2>What you get</h2>
      <p>
        A tool to write resumes, preview them and download them as PDF, DOCX, text or JSON. You can use the builder as a
        visitor; saving on the server and downloading need a free account.
      </p>

      <h2>Your account</h2>
      <p>
        Keep your password to yourself and use a working email address. You are responsible for what happens under your
        account. Tell us if you think someone else has used it.
      </p>
      <SupportLine about="Something is wrong with your account?" />

      <h2>Your content stays yours</h2>
      <p>
        You own what you write. You allow us to store and process it only as needed to show it to you, score it and make
        your files. We do not publish it and do not use it for anything else. The{' '}
        <Link component={RouterLink} to="/privacy">
          privacy page
        </Link>{' '}
        has the details.
      </p>

      <h2>What we ask of you</h2>
      <ul>
        <li>Write what is true; an employer relies on it.</li>
        <li>Do not enter other people&rsquo;s data without their consent.</li>
        <li>Do not try to break in, to overload the service, or to use it to spread harmful links.</li>
      </ul>

      <h2>Prices</h2>
      <p>
        Building, previewing, scoring and the text of your resume are free. The{' '}
        <Link component={RouterLink} to="/pricing">
          pricing page
        </Link>{' '}
        lists all other prices. Nothing is charged unless you complete a checkout yourself.
      </p>
      <ul>
        <li>
          A download is a one-time payment for one resume: PDF and DOCX of it and its cover letter, as often as you
          like, including later edits, for as long as the resume is in your account.
        </li>
        <li>
          A subscription is billed a month in advance and renews until you cancel it in your account settings. You keep
          what it includes until the end of the month you have paid for.
        </li>
        <li>
          You can refund a subscription payment within {REFUND_DAYS} days in your account settings, once. The
          subscription then ends. Other payments are not refundable, except where the law requires it or where we failed
          to deliver.
        </li>
        <li>
          If a renewal cannot be charged, we keep your plan for {GRACE_DAYS} days, so that you can pay another way.
        </li>
      </ul>

      <h2>No promise of a job</h2>
      <p>
        The ATS score is ours. It follows fixed rules about what makes a resume easy to read and how it matches a job
        description. Employers use many different systems, and there is no score they all use. A high number helps but
        guarantees nothing.
      </p>

      <h2>Availability and liability</h2>
      <p>
        We work to keep the service up and your data safe, but it is provided “as is”. Keep a copy of the files that
        matter to you. As far as the law allows, we are not liable for indirect damage, such as a job you did not get.
      </p>

      <h2>Ending your account</h2>
      <p>
        You may stop at any time. We may close accounts that break these terms; where we can, we let you download your
        resumes first.
      </p>
    </Prose>
  );
}
