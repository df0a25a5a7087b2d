import Link from '@mui/material/Link';
import { GRACE_DAYS, REFUND_DAYS } from '@shortlist/shared/plans';
import { Link as RouterLink } from 'react-router';
import { usePageMeta } from '../../ui/page-meta.js';
import { Prose } from './prose.js';

export default function TermsPage() {
  usePageMeta('Terms', { description: 'The agreement between you and Shortlist, in words meant to be read.' });
  return (
    <Prose title="Terms" intro="Last updated November 21, 2026">
      <p>
        By using Shortlist you agree to these terms. They are short on purpose. “We” means whoever runs the Shortlist
        server you are using.
      </p>

      <h2>What you get</h2>
      <p>
        A tool to write resumes, preview them and take them away as PDF, DOCX, text or JSON. You can use the builder as
        a visitor; saving on the server and downloading need a free account.
      </p>

      <h2>Your account</h2>
      <p>
        Keep your password to yourself and give a working email address. You are responsible for what happens under your
        account. Tell us when you think somebody else has been in it.
      </p>

      <h2>Your content stays yours</h2>
      <p>
        You own what you write. You allow us to store and process it only as far as that is needed to show it to you, to
        score it and to make your files. We do not publish it and do not use it for anything else. The{' '}
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
        has the prices of the rest. Nothing is charged without a checkout that you complete yourself.
      </p>
      <ul>
        <li>
          A download is paid for once for one resume: PDF and DOCX of it and of its cover letter, as often as you like,
          later edits included, for as long as the resume is in your account.
        </li>
        <li>
          A subscription is paid a month in advance and renews until you cancel it in the settings of your account. What
          it includes stays until the end of the month you have paid for.
        </li>
        <li>
          What you paid for a subscription in the last {REFUND_DAYS} days you can take back in the settings of your
          account, once. The subscription ends then. Other payments are not refundable, except where the law says so or
          where we failed to deliver.
        </li>
        <li>
          When a renewal cannot be charged we keep your plan for {GRACE_DAYS} days, so that you can pay another way.
        </li>
      </ul>

      <h2>No promise of a job</h2>
      <p>
        The ATS score is ours. It follows fixed rules about what makes a resume easy to read and how it matches a job
        description. Employers use many different systems, and none of them publishes one score for all. A high number
        helps; it guarantees nothing.
      </p>

      <h2>Availability and liability</h2>
      <p>
        We work to keep the service up and your data safe, but it comes as it is. Keep a copy of the files that matter
        to you. As far as the law allows, we are not liable for indirect damage, such as a position you did not get.
      </p>

      <h2>Ending it</h2>
      <p>
        You may stop at any time. We may close accounts that break these terms; where we can, we let you take your
        resumes away first.
      </p>
    </Prose>
  );
}
