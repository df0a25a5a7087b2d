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
        text: 'One column, real headings, real bullets as text, and contact details in the body: a layout that applicant tracking systems can read without guessing.',
      },
      {
        title: 'Live Preview',
        text: 'The preview beside the form uses the same layout engine as the PDF. Lines and pages break exactly where they break in the file.',
      },
      {
        title: 'One-Click Export',
        text: 'PDF, Word and plain text for online forms, all made from the same document. Download them one by one or all at once.',
      },
      {
        title: 'AI-Powered Content',
        text: 'Summaries and bullets are rewritten from your own facts, and you accept them line by line. Nothing is invented.',
      },
      {
        title: 'ATS Score',
        text: 'Fixed rules, no black box: the same resume always gets the same score, with advice on what to fix.',
      },
      {
        title: 'Cover Letters & LinkedIn',
        text: 'A cover letter that matches the look of your resume, as a PDF, Word or text file, plus a LinkedIn headline and summary within LinkedIn’s length limits.',
      },
    ],
    heading: 'Made to be read, by people and by parsers',
  },
  landingFooter: {
    contact: 'Contact',
    label: 'Footer',
  },
  landingPage: {
    skipToContent: 'Skip to Content',
    headlineStart: 'Write the resume that makes the',
    headlineMark: 'shortlist',
    intro: `Eight short steps and ${TEMPLATE_COUNT_IN_WORDS} templates. See every line and page break exactly where your PDF will have it. No account needed.`,
    buildMyResume: 'Build My Resume',
    viewTemplates: 'View Templates',
    freeNote: 'Building and previewing your resume and copying its text are free.',
  },
  readBack: {
    fields: ['Name', 'Email', 'Phone', 'Job titles', 'Employers', 'Dates', 'Every bullet', 'Education', 'Skills'],
    heading: 'We check your file before you download it',
    intro:
      'A resume that looks right can still be unreadable to software. So an independent program opens each download and checks that every field you filled in is there, in the right order. You see the result.',
    label: 'Fields we check',
  },
  templates: {
    heading: `${capitalized(TEMPLATE_COUNT_IN_WORDS)} templates, one for your field`,
    intro: 'Each template has one readable column. You can switch at any time without retyping anything.',
    swipeHint: `Swipe to see all ${TEMPLATE_COUNT_IN_WORDS} templates`,
    sampleAlt: (name: string) => `Sample resume in the ${name} template`,
    ownWordsTitle: 'See the templates with your own text',
    ownWordsText: 'Choosing a template is step one. The preview updates with every keystroke.',
    chooseATemplate: 'Choose a Template',
  },
  topBar: {
    features: 'Features',
    templates: 'Templates',
    pricing: 'Pricing',
    shortlistStartPage: 'Shortlist home page',
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
        title: 'Import the resume you have',
        text: 'Import a PDF, a Word file or your LinkedIn archive. You can check what was found before you use it.',
        alt: 'The import lists what was found in a PDF: personal information, two jobs with five bullets, education and skills.',
      },
      {
        picture: 'suggestions',
        title: 'Better lines, from your own facts',
        text: 'Every change is shown word by word and accepted line by line. Where a fact is missing, we ask you for it.',
        alt: '“Responsible for planning” is struck through and replaced with “Planned”. Below is the question: How many delivery routes did you plan, or what changed because of it?',
      },
      {
        picture: 'score',
        title: 'A score that explains itself',
        text: 'The score follows fixed rules. For each point you lose, you see the rule and a link to the line it applies to.',
        alt: 'The ATS score with its parts, readability and content quality, and one rule with the points that it costs.',
      },
      {
        picture: 'read-back',
        title: 'A file that’s checked before you send it',
        text: 'An independent program opens each download and looks for every field you filled in.',
        alt: 'The export dialog reports that 33 of 33 fields were found in the file, in the right order.',
      },
    ],
    heading: 'From the first line to the finished file',
    alt: 'The builder: the Work Experience step on the left, the finished page on the right.',
  },
} as const;
