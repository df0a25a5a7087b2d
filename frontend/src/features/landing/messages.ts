import { TEMPLATE_COUNT_IN_WORDS } from '@shortlist/shared/templates/template-count';
import { capitalized } from '@shortlist/shared/text/words';

export const messages = {
  closingCall: {
    heading: 'Your next application starts with one page',
    text: 'Pick a template and start typing. We save as you go.',
    startBuildingNow: 'Start Building Now',
    viewPricing: 'View Pricing',
  },
  demo: {
    steps: ['Personal Info', 'Experience', 'Skills'],
    fullName: 'Full name',
    sampleName: 'Maya Lindqvist',
    jobTitle: 'Job title',
    projectManager: 'Project Manager',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    company: 'Company',
    northwindLogistics: 'Northwind Logistics',
    somethingYouAchieved: 'Something you achieved',
    openedTwoDepots3Weeks: 'Opened two depots, 3 weeks early',
    skillsSeparatedByCommas: 'Skills, separated by commas',
    budgetingJiraNegotiation: 'Budgeting, Jira, Negotiation',
    tryItHere: 'Try it here',
    stepsLabel: 'Steps',
    namePlaceholder: 'Your Name',
    titlePlaceholder: 'Job Title',
    emailPlaceholder: 'email',
    phonePlaceholder: 'phone',
    experience: 'Experience',
    n2021Present: '2021 – Present',
    resultPlaceholder: 'What you did, and the result in numbers.',
    skills: 'Skills',
    skillsPlaceholder: 'Tools and skills recruiters search for.',
    livePreview: 'Live preview',
  },
  features: {
    features: [
      {
        title: 'ATS-Optimized',
        text: 'One column, real headings, real bullets as text, contacts in the body: the layout that applicant tracking systems read without guessing.',
      },
      {
        title: 'Live Preview',
        text: 'The page beside the form is set by the same engine as the PDF. Lines and pages break where they will in the file.',
      },
      {
        title: 'One-Click Export',
        text: 'PDF, Word and a plain-text copy for paste-in forms, all made from the same document, one by one or all at once.',
      },
      {
        title: 'AI-Powered Content',
        text: 'Summaries and bullets rewritten from your own facts, accepted line by line. Nothing is invented.',
      },
      {
        title: 'ATS Score',
        text: 'Fixed rules, no black box: the same resume always gets the same score, with advice on what to fix.',
      },
      {
        title: 'Cover Letters & LinkedIn',
        text: 'A letter that matches the look of your resume, as PDF, Word or text, and a LinkedIn headline and summary that fit their fields.',
      },
    ],
    heading: 'Made to be read, by people and by parsers',
  },
  landingFooter: {
    contact: 'Contact',
    label: 'Footer',
  },
  landingPage: {
    skipToContent: 'Skip to content',
    headlineStart: 'Write the resume that makes the',
    headlineMark: 'shortlist',
    intro: `Eight short steps and ${TEMPLATE_COUNT_IN_WORDS} templates. See every line and page break exactly as your PDF will have it. No account needed.`,
    buildMyResume: 'Build My Resume',
    viewTemplates: 'View Templates',
    freeNote: 'Building, previewing and the plain-text copy are free.',
  },
  readBack: {
    fields: ['Name', 'Email', 'Phone', 'Job titles', 'Employers', 'Dates', 'Every bullet', 'Education', 'Skills'],
    heading: 'We open your file before you do',
    intro:
      'A resume that looks right can still arrive empty. So each download is opened again by an independent reader, which looks for every field you filled in and for their order. You see what it found.',
    label: 'Fields we check',
  },
  templates: {
    heading: `${capitalized(TEMPLATE_COUNT_IN_WORDS)} templates, one for your trade`,
    intro: 'All in one readable column. You can switch at any time without typing anything again.',
    swipeHint: `Swipe to see all ${TEMPLATE_COUNT_IN_WORDS}`,
    sampleAlt: (name: string) => `Sample resume in the ${name} template`,
    ownWordsTitle: 'See them with your own words',
    ownWordsText: 'Choosing a template is step one. The preview follows every letter you type.',
    chooseATemplate: 'Choose a template',
  },
  topBar: {
    features: 'Features',
    templates: 'Templates',
    pricing: 'Pricing',
    shortlistStartPage: 'Shortlist, start page',
    main: 'Main',
    switchTheme: 'Switch between light and dark theme',
    signIn: 'Sign In',
    getStarted: 'Get Started',
    menu: 'Menu',
  },
  tour: {
    stops: [
      {
        picture: 'import',
        title: 'Bring the resume you have',
        text: 'A PDF, a Word file or your LinkedIn archive is read into the steps. You see what was found before you use it.',
        alt: 'The import lists what it found in a PDF: personal information, two jobs with five bullets, education, skills.',
      },
      {
        picture: 'suggestions',
        title: 'Better lines, from your own facts',
        text: 'Every change is shown word by word and accepted line by line. Where a fact is missing, you are asked.',
        alt: '“Responsible for planning” is struck out, “Planned” put in its place, and below: What changed because of it?',
      },
      {
        picture: 'score',
        title: 'A score that explains itself',
        text: 'Fixed rules, each with its cost in points and a link to the line it concerns.',
        alt: 'The ATS score with its parts, readability and content quality, and the advice that would gain a point.',
      },
      {
        picture: 'read-back',
        title: 'A file that’s checked before you send it',
        text: 'Each download is opened by an independent reader, which looks for every field you filled in.',
        alt: 'The export reports: 33 of 33 fields found when the file was read back, in the right order.',
      },
    ],
    heading: 'From the first line to the finished file',
    alt: 'The builder: the Work Experience step on the left, the finished page on the right.',
  },
} as const;
