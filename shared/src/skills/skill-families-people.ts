import type { SkillFamily } from './skill-family.js';

/** Skills for hands-on work: care, teaching, retail, kitchens, trades, transport. */
export const PEOPLE_AND_TRADES: SkillFamily[] = [
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
      'Diagnosis, Patient examination, Treatment planning, Clinical documentation, Electronic health records, Prescribing, Emergency care, Clinical research, Teaching, Ultrasound, Clinical procedures, Multidisciplinary teamwork, Clinical audit',
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
];
