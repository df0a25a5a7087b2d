import type { SkillFamily } from './skill-family.js';

/** Skills for office work: technology, design, media, sales, law, finance, administration. */
export const OFFICE_AND_TECHNOLOGY: SkillFamily[] = [
  {
    titles: 'frontend|front end|front-end|web developer|ui developer|ui engineer|react developer',
    skills:
      'JavaScript, TypeScript, React, HTML, CSS, Accessibility (WCAG), REST APIs, Git, Unit testing, Responsive design, Next.js, Webpack, Performance tuning, Figma, CI/CD',
  },
  {
    titles:
      'software|developer|programmer|backend|back end|back-end|full stack|full-stack|fullstack|platform engineer|java|python|.net|golang|staff engineer',
    skills:
      'Git, SQL, REST APIs, Python, Java, TypeScript, Node.js, PostgreSQL, Docker, Unit testing, CI/CD, AWS, Linux, Code review, Kubernetes, Agile, System design',
  },
  {
    titles: 'mobile developer|ios|android|mobile engineer|flutter|react native',
    skills:
      'Swift, Kotlin, iOS SDK, Android SDK, SwiftUI, Jetpack Compose, React Native, Flutter, REST APIs, Git, Unit testing, App Store release, CI/CD, Firebase',
  },
  {
    titles:
      'devops|site reliability|sre|cloud engineer|cloud architect|infrastructure|systems engineer|system administrator|sysadmin',
    skills:
      'Linux, AWS, Kubernetes, Docker, Terraform, CI/CD, Ansible, Prometheus, Grafana, Bash, Python, Networking, Incident response, Azure, Monitoring, Backup and recovery',
  },
  {
    titles: 'data scien*|machine learning|ml engineer|ai engineer|research scientist|deep learning|statistic*',
    skills:
      'Python, SQL, R, Machine learning, Statistics, pandas, scikit-learn, PyTorch, Experiment design, A/B testing, Data visualization, Feature engineering, Spark, Git, Communication of results',
  },
  {
    titles:
      'data analyst|business intelligence|bi analyst|bi developer|reporting analyst|data engineer|analytics|insights',
    skills:
      'SQL, Microsoft Excel, Power BI, Tableau, Python, Data modelling, Data cleaning, Dashboards, ETL, dbt, Statistics, Reporting, Stakeholder communication, Looker, Google Analytics',
  },
  {
    titles: 'cyber*|security analyst|security engineer|information security|penetration|soc analyst',
    skills:
      'Incident response, SIEM, Vulnerability management, Network security, Threat modelling, Penetration testing, ISO 27001, NIST framework, Firewalls, Python, Identity and access management, Risk assessment, Splunk, Cloud security',
  },
  {
    titles:
      'it support|help desk|helpdesk|service desk|desktop support|it technician|network technician|network engineer|it specialist',
    skills:
      'Troubleshooting, Windows, Active Directory, Microsoft 365, Ticketing systems, Networking, Hardware repair, VPN, Customer service, Remote support, macOS, Documentation, TCP/IP, Intune',
  },
  {
    titles: 'qa|quality assurance engineer|test engineer|tester|sdet|test analyst',
    skills:
      'Test planning, Test automation, Selenium, Playwright, Regression testing, API testing, Postman, Jira, SQL, Exploratory testing, CI/CD, Defect tracking, Performance testing, Agile',
  },
  {
    titles: 'product manager|product owner|head of product|product lead',
    skills:
      'Roadmapping, User research, Backlog management, Prioritization, A/B testing, Analytics, Stakeholder management, Agile, Jira, User stories, Go-to-market, SQL, Pricing, Wireframing',
  },
  {
    titles:
      'project manager|programme manager|program manager|project coordinator|scrum master|delivery manager|pmo|project lead',
    skills:
      'Project planning, Scheduling, Budget control, Risk management, Stakeholder management, MS Project, Agile, Scrum, Jira, Change control, Reporting, Contract management, Procurement, Team leadership, Primavera P6',
  },
  {
    titles: 'ux|user experience|product designer|interaction designer|ui designer|user researcher|content designer',
    skills:
      'User research, Wireframing, Prototyping, Figma, Usability testing, Information architecture, Interaction design, Design systems, Accessibility (WCAG), Journey mapping, UX writing, Workshops, Adobe Creative Cloud, HTML and CSS',
  },
  {
    titles:
      'graphic design*|art director|creative director|visual designer|illustrator|brand designer|designer|animator|motion design*|motion graphics',
    skills:
      'Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Typography, Layout, Branding, Art direction, Figma, Illustration, Print production, Motion graphics, After Effects, Colour management, Client presentations',
  },
  {
    titles: 'writer|copywriter|editor|content|journalist|proofreader|author|technical writer|communications',
    skills:
      'Copywriting, Editing, Proofreading, Content strategy, SEO, Interviewing, Research, Style guides, CMS, WordPress, Storytelling, Social media, Newsletter writing, Fact checking',
  },
  {
    titles: 'photograph*|videograph*|film|video editor|producer|audio|sound',
    skills:
      'Adobe Premiere Pro, Lightroom, Adobe Photoshop, Lighting, Camera operation, Colour grading, Video editing, DaVinci Resolve, Storyboarding, Sound editing, Retouching, Production planning, Client communication',
  },
  {
    titles: 'marketing|seo|growth|brand manager|social media|digital marketer|campaign|paid media|ppc',
    skills:
      'Campaign management, Google Analytics, SEO, Content marketing, Email marketing, Google Ads, Social media, Market research, Copywriting, HubSpot, A/B testing, Budget management, Brand strategy, Marketing automation',
  },
  {
    titles: 'public relations|pr manager|press|event*|conference|wedding planner',
    skills:
      'Event planning, Media relations, Budget management, Vendor management, Press releases, Contract negotiation, Logistics, Social media, Crisis communication, Sponsorship, On-site coordination, Guest relations',
  },
  {
    titles: 'sales|account executive|account manager|business development|bdr|sdr|key account|territory|inside sales',
    skills:
      'Prospecting, Negotiation, Salesforce, CRM, Pipeline management, Closing, Account management, Lead generation, Cold calling, Forecasting, Product demonstrations, Presentations, Contract negotiation, Relationship building',
  },
  {
    titles:
      'customer support|customer service|customer success|call cent*|contact cent*|support agent|client services|support lead',
    skills:
      'Customer service, Zendesk, De-escalation, Active listening, Ticketing systems, CRM, Live chat, Phone support, Problem solving, Product knowledge, Onboarding, Typing, Upselling, Quality monitoring',
  },
  {
    titles: 'librar*|archiv*|museum|curator',
    skills:
      'Cataloguing, Reference service, Collection development, Digital archives, Metadata, Reader services, Database searching, Exhibitions, Outreach, Conservation, Records management, Information literacy',
  },
  {
    titles: 'lawyer|attorney|solicitor|barrister|legal counsel|counsel',
    skills:
      'Legal research, Contract drafting, Negotiation, Litigation, Due diligence, Client advice, Regulatory compliance, Corporate law, Legal writing, Westlaw, LexisNexis, Case management, Dispute resolution, Data protection (GDPR)',
  },
  {
    titles: 'paralegal|legal assistant|legal secretary|court|compliance|notary|contracts',
    skills:
      'Legal research, Document drafting, Case management, E-filing, E-discovery, Contract review, Regulatory compliance, Westlaw, Deposition summaries, Docketing, Proofreading, Client intake, Records management, Confidentiality',
  },
  {
    titles:
      'accountant|accounts|bookkeep*|audit*|tax|payroll|accounting|controller|accounts payable|accounts receivable',
    skills:
      'Bookkeeping, Month-end close, Reconciliations, Accounts payable, Accounts receivable, Microsoft Excel, QuickBooks, Financial reporting, VAT and tax returns, Payroll, US GAAP, IFRS, SAP, Audit preparation, Budgeting',
  },
  {
    titles:
      'financial analyst|finance|cfo|chief financial officer|treasur*|investment|financial planner|fp&a|banker|banking|credit|underwriter|actuar*|insurance',
    skills:
      'Financial modelling, Budgeting, Forecasting, Financial reporting, Microsoft Excel, Cash flow management, Variance analysis, Risk management, Valuation, SAP, Power BI, US GAAP, IFRS, Investor relations, Treasury',
  },
  {
    titles:
      'human resources|hr|recruit*|talent|people partner|people operations|learning and development|training specialist',
    skills:
      'Recruiting, Interviewing, Onboarding, Employee relations, HRIS, Workday, Employment law, Performance management, Training, Payroll, Job descriptions, Applicant tracking systems, Compensation and benefits, Conflict resolution',
  },
  {
    titles:
      'office manager|administrator|administrative|secretary|receptionist|executive assistant|personal assistant|office assistant|clerk|data entry|admin',
    skills:
      'Calendar management, Microsoft 365, Travel booking, Minute taking, Record keeping, Data entry, Invoicing, Event coordination, Phone etiquette, Microsoft Excel, Office supplies, Confidentiality, Vendor management, Correspondence, Scheduling',
  },
  {
    titles:
      'operations manager|operations director|general manager|business manager|managing director|chief executive|ceo|coo|director|consultant|business analyst|strategy',
    skills:
      'Strategic planning, Budget management, Process improvement, Team leadership, Stakeholder management, KPI reporting, Change management, Business analysis, Negotiation, Forecasting, Requirements gathering, Risk management, Lean, Presentations',
  },
  {
    titles:
      'logistic*|supply chain|procurement|buyer|purchas*|freight|dispatch*|import|export|customs|inventory|planner|shipping',
    skills:
      'Inventory management, Freight forwarding, SAP, Route planning, Customs clearance, Supplier management, Demand planning, Purchase orders, Warehouse management systems, Incoterms, Negotiation, Microsoft Excel, Cost reduction, KPI reporting',
  },
  {
    titles:
      'mechanical engineer|civil engineer|electrical engineer|structural|process engineer|chemical engineer|industrial engineer|design engineer|mechanical|civil|architect|surveyor|cad',
    skills:
      'AutoCAD, SolidWorks, Technical drawings, Project management, Finite element analysis, Tolerance analysis, MATLAB, Root cause analysis, Prototyping, Material selection, BIM, Cost estimation, Quality standards (ISO 9001), Commissioning, Revit',
  },
  {
    titles: 'real estate|estate agent|realtor|property|letting*|leasing|facilities',
    skills:
      'Property valuation, Negotiation, Viewings, Lease administration, CRM, Tenant relations, Contract preparation, Local market knowledge, Maintenance coordination, Budget management, Health and safety, Marketing of listings, Rent collection',
  },
  {
    titles: 'translator|interpreter|linguist|localization',
    skills:
      'Translation, Interpreting, Proofreading, CAT tools, SDL Trados, Terminology management, Localization, Subtitling, Post-editing, Cultural adaptation, Transcription, Deadline management, Research',
  },
];
