import { TEMPLATE_COUNT_IN_WORDS } from '@shortlist/shared/templates/template-count';
import { capitalized } from '@shortlist/shared/text/words';

export const messages = {
  cardActions: {
    error: 'Error',
    edit: 'Edit',
    editLabel: (title: string) => `Edit ${title}`,
    deleteLabel: (title: string) => `Delete ${title}`,
    title: 'Delete',
    actionsLabel: (title: string) => `Actions for ${title}`,
  },
  promoCards: {
    copyTitle: 'Create New Resume',
    copyText: 'Applying for another kind of job? Tailor a copy; the original stays as it is.',
    newTitle: 'Create New Resume',
    newText: `${capitalized(TEMPLATE_COUNT_IN_WORDS)} templates for ${TEMPLATE_COUNT_IN_WORDS} kinds of work. Switch at any time; your text stays the same.`,
    chooseATemplate: 'Choose a Template',
    upgradeTitle: 'Upgrade Your Plan',
    upgradeText:
      'Unlimited PDF and DOCX downloads of every resume in your account, and higher daily limits for writing suggestions.',
    viewPlans: 'View Plans',
    copy: 'Copy',
  },
  resumeCard: {
    updated: 'Updated',
  },
  statCard: {
    tryAgain: 'Try Again',
    retryLabel: (label: string) => `Try again: ${label}`,
    title: 'This number could not be loaded',
    loading: (label: string) => `Loading ${label}`,
  },
  statCards: {
    resumeHistory: 'Resume History',
    totalResumes: 'Total Resumes',
    downloads: 'Downloads',
    upgrade: 'Upgrade',
    currentPlan: 'Current Plan',
    allResumesUnlocked: 'All resumes unlocked',
    fileTypes: 'PDF, Word and text files',
    yourAccount: 'Your Account',
    ends: (date: string) => `Ends ${date}`,
    renews: (date: string) => `Renews ${date}`,
    unlocked: (count: number) => (count === 1 ? '1 resume unlocked' : `${count} resumes unlocked`),
  },
  useImportResume: {
    title: 'Resume imported',
  },
} as const;
