import { LINKEDIN } from './keeping/document-sort.js';
import { LinkedinDesk } from './linkedin/linkedin-desk.js';
import { WritingPage } from './page/writing-page.js';

export default function LinkedinPage() {
  return <WritingPage sort={LINKEDIN} Desk={LinkedinDesk} />;
}
