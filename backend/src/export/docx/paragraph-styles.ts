import type { ParagraphRole, TextRole } from '@shortlist/shared/page/template';

/**
 * Uses Word's built-in styles where they exist. As in Word's own resume templates, the name is a Title and sections are
 * Heading 1, the style that the navigation pane and parsers look for. Entries are Heading 2, so that the outline shows
 * each job under its section.
 */
export const PARAGRAPH_STYLES: Record<ParagraphRole, { id: string; name: string; baseRole: TextRole }> = {
  name: { id: 'Title', name: 'Title', baseRole: 'name' },
  headline: { id: 'Subtitle', name: 'Subtitle', baseRole: 'headline' },
  contacts: { id: 'Contacts', name: 'Contacts', baseRole: 'contact' },
  heading: { id: 'Heading1', name: 'heading 1', baseRole: 'heading' },
  entryTitle: { id: 'Heading2', name: 'heading 2', baseRole: 'title' },
  entryDetail: { id: 'EntryDetail', name: 'Entry Detail', baseRole: 'body' },
  body: { id: 'BodyText', name: 'Body Text', baseRole: 'body' },
  bullet: { id: 'ListBullet', name: 'List Bullet', baseRole: 'body' },
};
