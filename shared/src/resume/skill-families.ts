/** A field of work: the words by which its job titles are known, and skills that people in it commonly have. */
export interface SkillFamily {
  /** Words or phrases of job titles, lower case, parted by bars; a trailing * matches any ending. */
  titles: string;
  /** Most asked-for first, parted by commas. */
  skills: string;
}

/** Suitable for nearly any job; offered when the title says nothing. */
export const GENERAL_SKILLS =
  'Communication, Teamwork, Problem solving, Time management, Customer service, Microsoft Excel, Microsoft Word, Attention to detail, Organization, Adaptability, Leadership, Data entry, Scheduling, Training, Conflict resolution';

/** Written for this product; technology names follow the use of job advertisements. */
export const SKILL_FAMILIES: SkillFamily[] = [
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
    titles: 'retail|store|shop|cashier|merchandis*|sales assistant|sales associate|supermarket|visual merchandiser',
    skills:
      'Customer service, Point of sale (POS), Cash handling, Stock control, Merchandising, Upselling, Loss prevention, Inventory counts, Opening and closing, Team supervision, Product knowledge, Scheduling, Store displays, Conflict resolution',
  },
  {
    titles: 'chef|cook|kitchen|baker|pastry|sous',
    skills:
      'Food preparation, Food safety (HACCP), Menu planning, Kitchen management, Stock control, Grilling, Baking, Portion and cost control, Allergen management, Ordering, Team leadership, Knife skills, Cleaning schedules',
  },
  {
    titles: 'waiter|waitress|server|bartender|barista|restaurant|host|hostess|food service|catering',
    skills:
      'Customer service, Point of sale (POS), Food safety, Cash handling, Menu knowledge, Upselling, Table service, Coffee making, Teamwork, Allergen awareness, Event service, Stock control, Wine knowledge',
  },
  {
    titles: 'hotel|hospitality|front desk|concierge|housekeep*|guest|travel|tourism|tour',
    skills:
      'Guest relations, Reservations, Opera PMS, Check-in and check-out, Complaint handling, Cash handling, Upselling, Housekeeping standards, Scheduling, Foreign languages, Revenue management, Event coordination',
  },
  {
    titles: 'cleaner|cleaning|janitor|caretaker|custodian|laundry',
    skills:
      'Commercial cleaning, Sanitizing, Floor care, Chemical safety (COSHH), Waste disposal, Window cleaning, Time management, Key holding, Inventory of supplies, Minor repairs, Attention to detail',
  },
  {
    titles: 'nurse|nursing|rn|lpn|midwife|nurse practitioner|charge nurse',
    skills:
      'Patient assessment, Medication administration, Care planning, IV therapy, Wound care, Electronic health records, Infection control, Vital signs, Patient education, Triage, Critical care, Telemetry, BLS, ACLS, Epic',
  },
  {
    titles:
      'care assistant|caregiver|carer|care worker|health care assistant|nursing assistant|cna|home health|support worker|healthcare assistant',
    skills:
      'Personal care, Medication support, Moving and handling, Dementia care, Care plans, Safeguarding, Infection control, First aid, Companionship, Record keeping, Meal preparation, Vital signs, Empathy',
  },
  {
    titles: 'doctor|physician|surgeon|general practitioner|medical officer|resident',
    skills:
      'Diagnosis, Patient examination, Treatment planning, Clinical documentation, Electronic health records, Prescribing, Emergency care, Clinical research, Teaching, Ultrasound, Procedures, Multidisciplinary teamwork, Clinical audit',
  },
  {
    titles:
      'medical lab*|laboratory|lab technician|lab assistant|biomedical scientist|phlebotom*|chemist|microbiolog*|biolog*',
    skills:
      'Specimen processing, Phlebotomy, Haematology, Quality control, Microscopy, Clinical chemistry, LIMS, Calibration, Good laboratory practice, ISO 15189, Microbiology, Record keeping, Biosafety, PCR',
  },
  {
    titles:
      'pharmac*|dental|dentist|hygienist|physiotherap*|physical therap*|occupational therap*|radiograph*|paramedic|optician|speech therap*',
    skills:
      'Patient care, Treatment planning, Clinical documentation, Infection control, Patient education, Electronic health records, Sterilization, Radiography, Dispensing, Assessment, Rehabilitation, BLS, Appointment scheduling, Confidentiality (HIPAA)',
  },
  {
    titles:
      'medical assistant|medical secretary|medical receptionist|medical coder|medical billing|health information|healthcare administrator',
    skills:
      'Medical terminology, Electronic health records, Appointment scheduling, Insurance verification, ICD-10 coding, CPT coding, Confidentiality (HIPAA), Vital signs, Billing, Patient registration, Phone etiquette, Data entry',
  },
  {
    titles: 'psycholog*|counsel*|therapist|social work*|youth work*|case manager|case worker|probation',
    skills:
      'Case management, Safeguarding, Counselling, Crisis intervention, Risk assessment, Motivational interviewing, Report writing, Group facilitation, Referral, Advocacy, Confidentiality, Cognitive behavioural therapy, Multi-agency work',
  },
  {
    titles: 'teacher|lecturer|tutor|instructor|professor|educator|head of department|faculty',
    skills:
      'Lesson planning, Classroom management, Assessment, Curriculum design, Differentiation, Safeguarding, Special educational needs, Behaviour management, Google Classroom, Parent communication, Exam preparation, Mentoring, Interactive whiteboard, Data tracking',
  },
  {
    titles:
      'teaching assistant|nursery|early years|childcare|child care|nanny|preschool|kindergarten|babysitter|au pair',
    skills:
      'Child development, Safeguarding, Early years curriculum, Paediatric first aid, Activity planning, Behaviour management, Observation and assessment, Special educational needs, Parent communication, Food hygiene, Storytelling, Play-based learning',
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
    titles: 'warehouse|forklift|picker|packer|stock*|material handler|loader|order filler',
    skills:
      'Forklift operation, Order picking, Packing, Stock control, RF scanners, Loading and unloading, Warehouse management systems, Health and safety, Manual handling, Cycle counting, Shipping and receiving, Shift supervision, 5S, OSHA standards',
  },
  {
    titles: 'driver|courier|delivery|trucker|chauffeur|cdl|hgv|bus',
    skills:
      'Route planning, Defensive driving, Vehicle inspection, CDL / HGV licence, Load securing, Delivery documentation, Customer service, Time management, GPS navigation, Digital tachograph, DOT regulations, Cash on delivery, Manual handling',
  },
  {
    titles: 'electrician|electrical technician|electrical fitter|wireman|lineman|electrical apprentice',
    skills:
      'Electrical wiring, Troubleshooting, Blueprint reading, Conduit bending, National Electrical Code, Motor controls, Lockout/tagout, PLC, Preventive maintenance, Panel installation, Testing and inspection, Three-phase power, Multimeter, OSHA standards',
  },
  {
    titles: 'plumber|hvac|pipefitter|heating|refrigeration|gas engineer|boiler',
    skills:
      'Pipe fitting, Leak detection, Boiler installation, HVAC maintenance, Soldering and brazing, Blueprint reading, Drain cleaning, Water heaters, Refrigerant handling (EPA 608), Local codes, Troubleshooting, Customer service, Gas safety',
  },
  {
    titles:
      'carpenter|joiner|builder|bricklayer|mason|roofer|painter|plasterer|tiler|construction|labourer|laborer|site manager|foreman|scaffolder|handyman',
    skills:
      'Blueprint reading, Health and safety, Power tools, Measuring and cutting, Framing, Finishing, Concrete work, Scaffolding, Site supervision, Scheduling, Estimating, Material ordering, Subcontractor coordination, OSHA 10, Working at height',
  },
  {
    titles: 'mechanic|automotive|vehicle technician|aircraft|auto technician|diesel|service technician|maintenance',
    skills:
      'Diagnostics, Preventive maintenance, Brake repair, Engine repair, Electrical systems, Hydraulics, Welding, Service records, Parts ordering, Safety inspections, Pneumatics, Troubleshooting, Computerized maintenance (CMMS), Hand and power tools',
  },
  {
    titles:
      'machinist|cnc|welder|fabricat*|assembler|production|manufacturing|operator|quality inspector|quality control|toolmaker|factory',
    skills:
      'CNC machining, Blueprint reading, Quality inspection, Lean manufacturing, 5S, MIG/TIG welding, Machine setup, Calipers and micrometers, Statistical process control, Preventive maintenance, Assembly, Safety procedures, GMP, Six Sigma',
  },
  {
    titles:
      'mechanical engineer|civil engineer|electrical engineer|structural|process engineer|chemical engineer|industrial engineer|design engineer|mechanical|civil|architect|surveyor|cad',
    skills:
      'AutoCAD, SolidWorks, Technical drawings, Project management, Finite element analysis, Tolerance analysis, MATLAB, Root cause analysis, Prototyping, Material selection, BIM, Cost estimation, Quality standards (ISO 9001), Commissioning, Revit',
  },
  {
    titles: 'farm*|agricultur*|gardener|landscap*|horticultur*|forestry|veterinar*|animal|groom*',
    skills:
      'Plant care, Irrigation, Machinery operation, Pest control, Animal handling, Pruning, Soil preparation, Harvesting, Equipment maintenance, Health and safety, Record keeping, Chainsaw operation, Customer service',
  },
  {
    titles:
      'police|security guard|security officer|firefight*|military|corrections|detective|lifeguard|door supervisor',
    skills:
      'Access control, CCTV monitoring, Incident reporting, First aid, Conflict de-escalation, Patrolling, Emergency response, Radio communication, Risk assessment, Evidence handling, Crowd management, Report writing, Fire safety',
  },
  {
    titles:
      'hairdress*|barber|beautician|cosmetolog*|stylist|nail|massage|spa|makeup|personal trainer|fitness|coach|yoga',
    skills:
      'Client consultation, Appointment scheduling, Customer care, Hygiene standards, Cutting and colouring, Skin care, Exercise programming, Nutrition basics, First aid, Product sales, Group classes, Massage techniques, Social media',
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
