/** Common misspellings and their corrections. A misspelling that is also a word ("manger") is not listed. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  `
  accomodate accommodate|accomodated accommodated|accomodating accommodating|accomodation accommodation|acheive achieve|acheived achieved
  acheivement achievement|acheiving achieving|accross across|acommodate accommodate|adress address|adressed addressed|adminstration administration
  adminstrative administrative|adminstrator administrator|admininstration administration|agressive aggressive|alot a lot|ammount amount
  analsis analysis|anually annually|apointment appointment|apointments appointments|appointements appointments|approximatly approximately
  aproximately approximately|assesment assessment|assesments assessments|assesed assessed|assessement assessment|assit assist|assited assisted
  assiting assisting|asisted assisted|asist assist|assistence assistance|attendence attendance|auditting auditing|availible available
  avaliable available|begining beginning|beleive believe|benificial beneficial|bussiness business|buisness business|busines business
  catagories categories|catagory category|certifed certified|certificiation certification
  challanging challenging|cheif chief|cleanlyness cleanliness|cleaniness cleanliness|clientelle clientele|collegue colleague
  collegues colleagues|colleages colleagues|comission commission|comissions commissions|comitted committed|commited committed|commitee committee
  comittee committee|communciation communication|comunication communication|comunicate communicate|comunicated communicated|comunity community
  compleated completed|completly completely|complience compliance|complaince compliance|concious conscious|consistant consistent
  consistantly consistently|contruction construction|cordinate coordinate|cordinated coordinated|cordinating coordinating|cordination coordination
  correspondance correspondence|costumers customers|custmer customer|custmers customers|custumer customer|custumers customers|customor customer
  customors customers|cusomter customer|cusomters customers|dayly daily|definate definite|definately definitely|delivary delivery|deliverys deliveries
  deliverd delivered|departement department|departements departments|departmant department|develope develop|developement development
  diffrent different|dilligent diligent|disapline discipline|discrepencies discrepancies|discrepency discrepancy|docter doctor|documantation documentation
  documention documentation|dosent doesn't|effeciency efficiency|effecient efficient|efficency efficiency|efficently efficiently|eficient efficient
  eliminaton elimination|embarassed embarrassed|emergancy emergency|emergancies emergencies|employes employees|enviroment environment
  enviroments environments|enviromental environmental|enviornment environment|equiptment equipment|equipement equipment|equpment equipment
  escelate escalate|escelated escalated|escelating escalating|esculate escalate|esculated escalated|excecute execute|excercise exercise
  excercises exercises|excelent excellent|existance existence|experiance experience|experianced experienced|extremly extremely
  facilites facilities|familar familiar|feild field|finacial financial|financal financial|follwed followed|foriegn foreign|freind friend
  garantee guarantee|goverment government|governement government|gaurd guard|greating greeting|grocerys groceries|guarentee guarantee|guidence guidance
  handeled handled|handeling handling|hanlded handled|hygeine hygiene|hygene hygiene|hygenic hygienic|identifed identified|immediatly immediately
  implemention implementation|implimented implemented|impliment implement|implimenting implementing|improvment improvement|improvments improvements
  independant independent|independantly independently|infomation information|inital initial|initative initiative
  initatives initiatives|inovative innovative|inspecton inspection|instalation installation|installtion installation|instuctions instructions
  insurence insurance|intergrated integrated|intergration integration|intrest interest|inventry inventory|invetory inventory|invoces invoices
  knowledgable knowledgeable|knowlege knowledge|labratory laboratory|laision liaison|liase liaise|liased liaised|liasing liaising
  liason liaison|liasoned liaised|liaisoned liaised|liasions liaisons|libary library|lisence license|lisenced licensed|maintainance maintenance
  maintainence maintenance|maintanance maintenance|maintanence maintenance|maintenence maintenance|maintened maintained|maintaned maintained
  maintaning maintaining|managment management|mangement management|mangaged managed|manged managed
  medicaton medication|medcation medication|merchandice merchandise|merchandize merchandise|minumum minimum|miscelaneous miscellaneous
  moniter monitor|monitered monitored|monitering monitoring|monitord monitored|neccesary necessary|neccessary necessary|necesary necessary
  negociate negotiate|negociated negotiated|negotations negotiations|noticable noticeable|occassion occasion|occassional occasional
  occassionally occasionally|occassions occasions|occured occurred|occuring occurring|occurence occurrence|offical official|operatoins operations
  opperate operate|opperated operated|opperating operating|oportunity opportunity|organisaton organisation|organizaton organization|orginal original
  orginised organised|orginized organized|organsied organised|ocupational occupational|paitent patient|paitents patients
  pateint patient|pateints patients|particpate participate|particpated participated|payed paid|peice piece|peices pieces|performace performance
  perfomance performance|perfomed performed|peformed performed|personel personnel|persue pursue|plumer plumber|politly politely
  possesion possession|practioner practitioner|preperation preparation|prepartion preparation
  prepair prepare|prepaired prepared|prepareing preparing|presance presence|presantation presentation|presantations presentations|privelege privilege
  priviledge privilege|problemsolving problem-solving|proccess process|proccessed processed|proccessing processing|procces process|procced proceed
  proceedure procedure|proceedures procedures|procedurs procedures|productivty productivity|proffesional professional|proffessional professional
  profesional professional|promply promptly|promtly promptly|promotted promoted|purchace purchase|purchaced purchased|puchase purchase|qualty quality
  quaterly quarterly|quartely quarterly|questionaire questionnaire|reccomend recommend|reccommend recommend|reccomended recommended|recomend recommend
  becuase because|cant can't|dont don't|didnt didn't|doesnt doesn't|wasnt wasn't|werent weren't|couldnt couldn't|wouldnt wouldn't|shouldnt shouldn't|isnt isn't|arent aren't|havent haven't|hasnt hasn't|hadnt hadn't|informations information|equipments equipment|softwares software|feedbacks feedback|furnitures furniture|advices advice|machinerys machinery|luggages luggage|homeworks homework|knowledges knowledge|becouse because|beacuse because|becasue because|recomended recommended|recomendations recommendations|receieve receive|receieved received|recieve receive|recieved received|recieving receiving
  reciept receipt|reciepts receipts|reconcilation reconciliation|reconciliated reconciled|reconcilliation reconciliation|recuiting recruiting
  recruitement recruitment|recrutment recruitment|refered referred|refering referring|referal referral|referals referrals|regulary regularly
  relevent relevant|reliabilty reliability|remeber remember|replentish replenish|reponsible responsible|resonsible responsible
  responable responsible|responsable responsible|responsibile responsible|responsibilty responsibility|responsibilites responsibilities
  responsibilitys responsibilities|responsability responsibility|responsabilities responsibilities|restaraunt restaurant|restaurent restaurant
  restuarant restaurant|rythm rhythm|saftey safety|safty safety|safegaurding safeguarding|safegarding safeguarding|scedule schedule|scedules schedules
  schedual schedule|scheduleing scheduling|secratary secretary|secretery secretary|sence sense|seperate separate|seperated separated|seperately separately
  seperating separating|servise service|sevice service|serivce service|shedule schedule|shedules schedules|sheduling scheduling|sincerly sincerely
  solutons solutions|specifed specified|staionery stationery|stategic strategic|stategy strategy|stragetic strategic
  strenghts strengths|succesful successful|succesfully successfully|successfull successful|gratefull grateful|quarentined quarantined|quarentine quarantine|carefull careful|helpfull helpful|usefull useful|skillfull skillful|thankfull thankful|peacefull peaceful|carefuly carefully|successfuly successfully|sucessful successful
  sucessfully successfully|sufficent sufficient|superviced supervised|supervison supervision|superviser supervisor|supervisers supervisors
  suppliments supplements|suport support|suported supported|suporting supporting|suppport support|suprise surprise|surveilance surveillance
  surveillence surveillance|technican technician|technicans technicians|techinal technical|tecnical technical|temperture temperature
  tempreture temperature|temprature temperature|thier their|thourough thorough|throughly thoroughly|togather together|tommorow tomorrow
  tranfer transfer|tranfered transferred|transfered transferred|transfering transferring|transportaion transportation|trasport transport
  truely truly|unforseen unforeseen|untill until|usefull useful|utillized utilized|vacum vacuum|vaccum vacuum|vaccuming vacuuming|vacumming vacuuming
  vechicle vehicle|vehical vehicle|vehicals vehicles|vehicule vehicle|verifed verified|volenteer volunteer|volenteered volunteered|volunter volunteer
  voluntered volunteered|waranty warranty|warrenty warranty|wasnt wasn't|warehose warehouse|wich which|weekley weekly
  withdrawl withdrawal|withdrawls withdrawals|writen written|writting writing|writeing writing|upto up to|companys company's|infact in fact|aswell as well|inbetween in between|
  querys queries|enquirys enquiries|inquirys inquiries|comercial commercial|prefered preferred|maneger manager|oppurtunity opportunity
  performence performance|perscription prescription|perscriptions prescriptions|personell personnel|posession possession
  professionaly professionally|programing programming|qualifed qualified|quarterley quarterly|recuitment recruitment|refrigerater refrigerator
  reoccuring recurring|resturant restaurant|restraunt restaurant|schedualed scheduled|scheduel schedule|sergeon surgeon|similiar similar
  specialy specially|statment statement|statments statements|stratagy strategy|studing studying|suprised surprised
  survay survey|survaillance surveillance|techical technical|technicion technician|techincian technician|threshhold threshold|traing training
  trainning training|usualy usually|vaccuum vacuum|wellfare welfare|wendsday Wednesday|yeild yield|catalouge catalogue|cemetary cemetery
  critisism criticism|curriculem curriculum|deterent deterrent|disasemble disassemble|eletrical electrical|electical electrical
  electritian electrician|explaination explanation|guarenteed guaranteed|hygine hygiene|imediate immediate|laguage language|langauge language
  liscense license|liscence licence|machinary machinery|manufactoring manufacturing|medecine medicine|medecines medicines|millenium millennium
  mischevious mischievous|negociating negotiating|paitient patient|paitients patients|patiens patients|parliment parliament
  pharmasist pharmacist|physcial physical|plumming plumbing|potatos potatoes|tomatos tomatoes|prioritys priorities|facilitys facilities
  injurys injuries|surveyes surveys
  `
    .split(/[|\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes(' '))
    .map((pair) => {
      const gap = pair.indexOf(' ');
      return [pair.slice(0, gap), pair.slice(gap + 1)] as const;
    })
    .filter(([typed, spelled]) => typed !== spelled),
);

/** Names that need capitals. A name that is also a word ("french" fries) is not listed. */
export const CASED_NAMES: ReadonlyMap<string, string> = new Map(
  `
  instagram Instagram|facebook Facebook|linkedin LinkedIn|youtube YouTube|tiktok TikTok|whatsapp WhatsApp|photoshop Photoshop|wordpress WordPress
  powerpoint PowerPoint|quickbooks QuickBooks|salesforce Salesforce|hubspot HubSpot|mailchimp Mailchimp|javascript JavaScript|typescript TypeScript
  github GitHub|gitlab GitLab|postgresql PostgreSQL|mysql MySQL|mongodb MongoDB|kubernetes Kubernetes|autocad AutoCAD|solidworks SolidWorks
  sharepoint SharePoint|onedrive OneDrive|servicenow ServiceNow|zendesk Zendesk|shopify Shopify|deliveroo Deliveroo|airbnb Airbnb|sql SQL|html HTML|css CSS
  cctv CCTV|haccp HACCP|coshh COSHH|gdpr GDPR|kpi KPI|kpis KPIs|crm CRM|nhs NHS|hgv HGV|epos EPOS|ppe PPE
  monday Monday|tuesday Tuesday|wednesday Wednesday|thursday Thursday|friday Friday|saturday Saturday|sunday Sunday
  mondays Mondays|tuesdays Tuesdays|wednesdays Wednesdays|thursdays Thursdays|fridays Fridays|saturdays Saturdays|sundays Sundays
  english English|spanish Spanish|german German|christmas Christmas|easter Easter
  `
    .split(/[|\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes(' '))
    .map((pair) => pair.split(' ') as [string, string]),
);
