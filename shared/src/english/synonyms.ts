import { GENERAL_WORDS } from './vocabulary/general-words.js';
import { SYNONYM_GROUPS } from './vocabulary/synonym-groups.js';
import { wordSet } from '../text/words.js';
import { rootOf } from './word-roots.js';

/**
 * Synonyms for work in general, one line per sense; terms of single trades are in `synonym-groups.ts`. If a synonym is
 * missing, `factGuard` flags a true sentence; if a synonym is wrong, `factGuard` overlooks an invented claim.
 */
const SAME = `
alabama al
alaska ak
arizona az
arkansas ar
california ca
colorado co
connecticut ct
delaware de
florida fl
georgia ga
hawaii hi
idaho id
illinois il
indiana in
iowa ia
kansas ks
kentucky ky
louisiana la
maine me
maryland md
massachusetts ma
michigan mi
minnesota mn
mississippi ms
missouri mo
montana mt
nebraska ne
nevada nv
ohio oh
oklahoma ok
oregon or
pennsylvania pa
tennessee tn
texas tx
utah ut
vermont vt
virginia va
washington wa
wisconsin wi
wyoming wy
tonne ton t
lorry truck hgv
conditioner conditioning ac hvac
overnight night
overdue unpaid outstanding arrear
tongue native
mother native
train teach coach instruct tutor educate mentor taught upskill
induct onboard orientation newcomer starter joiner newcomer recruit
mentor guide advise guidance advice coach
lead manage head run supervise oversee direct charge boss led leader
supervise oversee monitor watch
run operate
cut reduce lower decrease drop shrink trim shorten fall down slash fewer less bring-down
increase raise grow lift boost improve rise up gain expand higher more
improve better enhance upgrade raise
fast quick speed rapid swift prompt
customer client shopper buyer guest consumer caller visitor public diner passenger
patient client resident service-user
patient sick ill
child pupil kid student learner youngster infant
pupil student learner class
parent family mother father carer guardian relative
nurse care nursing carer caring
care look-after support assist personal-care
elderly old older resident senior pensioner
employee worker crew staff personnel colleague hand workforce
crew gang team squad
supplier vendor wholesaler seller
clean wash tidy scrub wipe mop hygiene sanitise
sanitary hygiene clean
fix repair mend restore service maintain fault breakdown
maintain service upkeep look-after
fault defect problem issue error bug breakdown failure
solve resolve fix sort
problem issue trouble difficulty challenge
error mistake slip inaccuracy fault
check inspect examine test verify review control proof
check-in reception arrival
quality standard
count stocktake inventory tally
stock inventory goods supply merchandise product item material shelf
stocktake inventory stock-count
shelf display rack
refill restock replenish fill top-up
order purchase buy procure request
purchase buy procurement procure
sell retail sale upsell
shop store retail branch outlet counter
till cash register checkout cashier
cash money payment takings till
payment pay money
invoice bill billing
bill pay
account ledger book bookkeeping
bookkeeping account
reconcile match balance check
pay payroll wage
expense cost spend spending
cost expense price spend
money cash fund
data information record figure
record log note document register file entry write
document paper paperwork file record report
paperwork document form admin administration
admin administration administrative office clerical
file archive filing
enter type input key entry
report write-up summary
write draft prepare compose produce author
prepare ready make set-up
email mail message correspondence letter
letter correspondence
phone telephone call
call phone ring
answer respond reply reply response field
enquiry inquiry question query request
enquiry query question
complaint grievance
meet meeting
appointment booking
book reserve reservation schedule arrange
arrange organise plan schedule coordinate
rota timetable roster
schedule plan timetable
rota roster schedule shift
plan organise prepare
coordinate organise liaise
liaise communicate contact coordinate talk
talk speak communicate
speak talk communicate fluent
communicate communication contact
greet welcome reception receive
receive accept take intake
send dispatch ship despatch post
deliver delivery drop transport
transport carry drive move haul
drive driver driving route vehicle
vehicle van lorry truck car fleet
lorry truck hgv
route round run
load unload loading
pick select collect picking
pack wrap package packing
parcel package delivery
move transfer shift carry relocate
lift carry raise
warehouse depot storeroom stockroom
depot yard
forklift truck
build construct make create assemble develop
make create produce manufacture build
create develop design produce
design create
develop build create write
assemble fit build
fit install mount put-in
install set-up fit
setup set
machine equipment machinery plant
equipment kit tool gear apparatus
tool equipment instrument
cook chef kitchen prepare
food meal dish menu
meal lunch dinner dish
drink beverage coffee
serve wait
waiter server waiting
table cover
kitchen cook
bake baker bread pastry
restaurant bistro cafe diner
school classroom primary
class lesson group
lesson class session teach
session lesson class workshop
course training class
teach lesson class
mark grade
assess evaluate test measure examine
measure test gauge
read reading literacy
maths mathematics math numeracy
behaviour conduct
garden grounds landscape lawn
paint decorate
plumb plumber pipe
pipe pipework plumbing
electric electrical electrician wiring wire
heat heating boiler
house home property dwelling household domestic
flat apartment
office desk
hospital ward clinic clinical
ward unit
care-home residential
medicine medication drug meds
medicine medical
doctor physician gp
wound dressing
bath wash
safe safety secure risk
security secure guard
risk hazard
accident incident
incident event
law legal
rule regulation procedure policy
procedure process protocol routine
process procedure handle
policy rule
standard quality requirement
comply compliance follow accordance
follow comply
deadline on-time
late overdue delay
delay late wait
wait queue
time on-time punctual
month monthly month-end
week weekly
day daily shift
night overnight evening nightshift
morning early
evening night
weekend saturday sunday
year annual yearly
hour hourly
before previously prior
now current currently present
since from
start begin launch open set-up
begin start
end finish close complete
finish complete end
close shut closing
open opening
new fresh
big large major
small little
all every each whole entire
team crew group
group team
apprentice trainee junior
trainee apprentice learner
volunteer voluntary unpaid
charity voluntary nonprofit
event function party
sport football
area zone region territory district
region area
local nearby
town city
building site premises
site premises location
construction building builder
floor level
room space
software program application system app
system software application platform tool
program code programming software
code program
bug defect error
test check try
deploy release ship
release version deploy
service microservice
database sql
website web site online
web online internet
user customer
feature function
server host
network connection
ticket request issue
helpdesk support service-desk
support help assist aid
help assist support aid
help advice guide
show demonstrate
use operate
operate use work run
spreadsheet excel
excel spreadsheet
word document
chart graph
analyse analysis study examine interpret
lab laboratory
sample specimen
experiment test trial
research study investigate
investigate look-into trace
trace find track follow
track follow monitor log
find locate identify spot
identify spot detect find
spot notice
replace change swap renew
change alter replace adjust
adjust change tune set
save cut reduce
waste scrap
scrap waste
recycle waste
cut trim saw
saw cut
weld welder fabricate
metal steel
wood timber joinery carpentry
carpenter joiner joinery
hair salon
cut style
beauty salon
sew stitch
print printing
photo picture photograph image
picture image
draw drawing
sign signage
post mail
collect gather pick-up fetch
gather collect
sort organise separate
separate split
split divide
share divide
agree agreement
contract agreement
negotiate agree bargain
recruit hire
hire recruit
promote advance
win gain
award prize
qualify qualification certify certificate
certificate certify qualification ticket card licence
licence card ticket permit
degree graduate
graduate degree graduation
study degree learn
diploma certificate
language speak
english language
bank banking
insurance claim
claim case
case file
tax vat
property estate
tenant resident
rent lease
travel trip journey
trip journey
holiday leave
hotel accommodation
guest visitor
reception receptionist front-desk
receptionist reception
front desk
cleaner housekeeper housekeeping
housekeeper housekeeping
bed room
bus coach
coach bus
train rail
rail railway
load cargo freight
freight cargo goods
goods cargo product
ship boat
plane aircraft
fuel petrol diesel
tyre wheel
engine motor
car vehicle
mechanic vehicle
farm agriculture
animal pet livestock
animal cattle
dog animal
plant crop
crop harvest
tree wood
water flood
fire burn
emergency urgent crisis
urgent emergency
crash emergency
problem fault
feedback comment
comment note
praise compliment
keep maintain store
store keep storage
storage store
hold keep
remove take-out clear
clear remove
empty clear
fill load
top fill
mix blend
blend mix
cold chilled freezer fridge
freezer frozen
fridge chilled
temperature heat
hot heat
dry laundry
laundry linen
linen laundry bedding
cloth clothes garment
clothes garment
shoe footwear
toy game
game play
play activity
activity play
music sing
sing choir
book library
library book
news paper
magazine publication
publish publication
advertise marketing promote campaign
market marketing
campaign marketing
social media
brand marketing
budget fund
target goal
goal target objective
objective goal
figure number total
number figure
total sum
half 50
double twice
pair two couple
dozen twelve
both two
single one
third three
multiple several
majority most
most main
main primary principal
often frequent regular
regular routine
usual normal
constant continuous
always every
never no
zero no
no without
free without
without no
near close
about around approximately roughly
approximately around
nearly almost
almost nearly
over more
under below less
within inside
across throughout
through via
old age
age year
young child
youth young teenager
adult grown
man male
woman female
disable disability
disability need
need requirement
special additional
additional extra
extra additional overtime
mental health
health wellbeing
wellbeing welfare
welfare care
feed meal eat
eat meal
walk stroll
mobility move
move mobility
transfer hoist
hoist lift
observe observation watch
observation vital
vital observation
blood sample
temperature observation
chart record
handover shift
shift handover
ward hospital
theatre operating
surgery surgical operation
operation surgery
dental dentist
tooth dental
eye optical
pharmacy dispense
dispense pharmacy
prescription medicine
free no without zero none
rule regulation policy guideline law requirement legislation procedure compliance comply
baby infant nappy newborn
child kid youngster toddler infant pupil young preschool
toddler preschool
school student pupil teacher classroom education
education school teach learn
teacher teach school class
follow comply adhere accordance accord stick obey
match competition game fixture sport
sport team athletic football
trip outing excursion visit journey
wheelchair disabled mobility
register till cash
drive wheel road motor
road street highway drive
passenger rider student customer
fetch collect bring pick
bring take carry fetch
guard protect secure security
protect safeguard guard
safeguard protect child
wage pay payroll salary
spreadsheet excel sheet
ledger account accounting sage
account accounting accountant finance financial bookkeep
finance financial account budget money
invoice purchase bill sale
chase follow-up pursue late overdue debt
debt owe late overdue credit
credit debt
figure number total data sum statistics
report figure account summary
summary report
minute note meeting
diary calendar schedule appointment booking
calendar diary
arrange book schedule organise plan set
book diary appointment table room
type word document letter
letter correspondence post mail
filing record file
scan copy photocopy print
deal handle manage treat
handle manage process deal treat
process handle work deal treat input
input enter type process key
query question enquiry problem issue request
request ask order ticket
question query ask
reply answer respond
resolve solve fix settle sort deal answer close
settle resolve calm
calm settle reassure soothe
reassure comfort calm
comfort reassure
upset angry difficult distress
difficult upset angry challenge hard
angry upset difficult
confused dementia
dementia memory alzheimer confuse
hygiene clean sanitary wash safety
dish plate crockery pot pan
pot pan dish
dishwasher wash dish
plate dish serve present
starter dessert main course dish
dessert pastry sweet pudding cake
cake bake pastry
bread bake dough loaf
bake oven
grill fry cook station
station section
section station area part department
part section
department section team unit ward
prep prepare preparation
ingredient food produce vegetable
vegetable produce salad
meat butcher
fish seafood
cook make prepare
meal cover food dinner lunch breakfast
breakfast morning meal
lunch midday meal
dinner evening meal
supper evening meal
serve customer guest
cover guest diner meal
bar pub drink beer
barista coffee
drink cocktail beer wine
kitchen back-of-house
allergen allergy
label date tag mark
rotate rotation date stock fifo
temperature fridge freezer refrigerator cold
refrigerator fridge cold chill
waste bin rubbish refuse
rubbish waste refuse litter
recycle waste
wet spill
floor carpet mop vacuum
vacuum hoover floor
window glass
toilet bathroom washroom restroom
bathroom toilet
bin rubbish
bed linen ward
patient bed
porter patient move
move transport transfer shift carry take
transport bus vehicle drive
sample specimen blood lab laboratory
laboratory lab scientific science
science scientific biology chemistry
test sample run assay
assay test
instrument machine analyser equipment
analyser instrument machine
calibrate check adjust
result finding reading
reading measurement
measure measurement take
solution reagent chemical
chemical reagent
reagent chemical
research study
study research trial
paper publication article
article paper
data result record
record log chart note document enter register keep write
log record track
chart record note
keep maintain record
maintain keep preserve sustain
maintain service repair equipment
repair fix mend replace restore
replace swap change renew
part component spare
component part
engine motor vehicle
brake tyre vehicle
vehicle car van truck bus lorry fleet machine
truck lorry van vehicle forklift
van vehicle drive deliver
deliver bring drop supply parcel
parcel packet package delivery
drop delivery
delivery goods stock lorry load
goods stock item product delivery material supply
product goods item stock
item product goods piece
piece item part
box carton case
carton box
load fill pack
pack box wrap
wrap pack
dispatch send deliver outgoing
outgoing dispatch
incoming receive inbound delivery
inbound incoming receive
outbound outgoing dispatch
pick order
order pick request
scan scanner handheld barcode
scanner scan handheld
label barcode
stock shelf supply inventory store
shelf stock rack
bay aisle
warehouse stock storage
store warehouse shop
storage store warehouse
count check stock
accurate correct precise
discrepancy difference mismatch variance
variance difference discrepancy
difference discrepancy
match reconcile
damage broken defect fault
broken damage fault
return refund
refund return money
exchange return
cash money till
banking cash bank
float cash
sale sell revenue turnover
revenue sale turnover income
turnover revenue sale
income revenue
profit margin
customer guest shopper public
public customer people
shopper customer
guest visitor customer
visitor guest
greet welcome meet
meet greet
welcome greet reception
recommend suggest advise
suggest recommend propose
advise recommend guide help
display merchandising window stock
merchandise stock display product
promotion offer campaign
offer promotion discount
price label cost
open opening morning key
close closing evening cash-up lock
lock key close
key lock
shop floor retail
store shop branch supermarket
supermarket store grocery
grocery food supermarket
clothing clothes fashion
fashion clothes
fit measure
build construct site erect put-up
erect build
site building construction
brick block masonry
concrete cement
wall plaster brick
plaster wall skim
paint decorate wall
decorate paint
roof tile
tile floor wall
wood timber
wooden wood timber
door window frame
install fit mount connect put fix
fit install fix
wire cable electric
cable wire
circuit wire electric board
panel board
board panel
test inspect
pipe plumb
boiler heat gas
gas boiler
bathroom kitchen
drain pipe
leak water pipe
drawing plan blueprint diagram
blueprint drawing plan
plan drawing scheme
isometric drawing
weld join
steel metal
metal steel
grind machine
machine lathe cnc mill
operate machine run drive use
saw cut wood
measure cut
tool machine
dig excavate trench
digger excavator
excavator digger
garden lawn plant
lawn grass mow
hedge trim
tree garden
home house
house home building
tenant resident landlord
property house building
client customer
customer client account
account client customer
caller customer telephone
telephone phone call
call telephone ring
email message
message email text
visit call see
home visit
elderly old senior resident
resident elderly client
dress wash personal
personal wash dress
wash bath shower personal
shower wash bath
feed meal
medication medicine tablet drug
tablet medicine
dose medication
inject injection vaccine
vaccine vaccination injection
wound dress bandage
pressure blood
pulse vital
vital observation sign temperature
monitor check observe watch track
observe watch monitor
watch monitor observe
handover report
report tell inform record write
inform tell notify report
notify inform tell
tell inform
doctor gp nurse clinician
clinician doctor nurse clinical
nurse clinical
clinic surgery practice hospital
hospital healthcare medical health
healthcare health hospital medical care
health healthcare medical
ward hospital unit
therapist therapy
therapy therapist
assess evaluate review check
evaluate assess review
review check assess look
care support look help
support care help assist
supportive support
help support aid assist
plan prepare schedule draw
lesson plan class
activity craft play session
craft art activity
art craft draw paint
play game activity
read book story
story book read
homework school
parent family mum dad carer
family parent relative home
relative family
behaviour conduct discipline
discipline behaviour
learn study
course class training module qualification
module course
qualification certificate diploma level degree nvq
certificate qualification certified course pass
certify certificate qualification
diploma certificate qualification
graduate degree university
university degree college
college university school
apprentice trainee apprenticeship
apprenticeship apprentice
trainee apprentice starter learner student new
starter new joiner recruit employee beginner
new starter recent
junior trainee apprentice
senior lead
placement student internship work
internship intern placement
intern internship
volunteer charity
charity fundraise
fundraise raise money charity
community local
local community area
event function occasion
wedding function event
function event
concert music event
meeting session
workshop training session
group class team
team crew squad department group staff
squad team crew
crew team
shift hours rota
night late overnight
late evening night
early morning
weekend saturday sunday
part-time hours
temporary agency
agency temporary
seasonal summer christmas
summer season
peak busy season
busy peak rush hectic
rush busy
queue line wait
wait queue delay
deadline time
urgent priority emergency
priority urgent prioritise
prioritise priority order
emergency urgent call
accident incident
incident accident problem
injury accident
safe secure
danger hazard risk
hazard risk danger
risk hazard assessment
fire safety
evacuate fire
alarm fire security
patrol round security
camera cctv
cctv camera
security guard
gate door entrance
entrance door
visitor sign
software program system code application
code program script software
script code program
program code software
program plan scheme course
website site web page
page web
frontend interface ui
interface ui screen
backend server api
api endpoint service
database data sql query store
query database sql
cloud aws azure hosting
deploy release rollout ship
release deploy version
pipeline ci build
automate automatic script
automatic automate
test qa check
bug issue defect fix
fix bug patch
ticket issue request case
case ticket
incident outage
outage downtime incident
downtime outage
monitor alert
alert notify warn
server machine host
network router switch
laptop computer pc machine
computer pc laptop machine it
hardware computer laptop
printer print
password account
login password account
user customer staff people
helpdesk support it
troubleshoot fix fault diagnose solve problem
diagnose fault find troubleshoot identify
migrate move transfer
move migrate
upgrade update new
update upgrade change
change amend alter edit modify update
amend change edit
edit change correct amend
correct right edit fix
design draw create layout
layout design
create design write build set
write draft create author
draft write prepare
document write record
manual guide
guide manual
guide show help
show teach demonstrate train
teach instruct train show
demonstrate show
present show talk
talk present speak
translate interpret language
interpret translate
language speak bilingual
speak language fluent
fluent language speak
mother-tongue native
native mother
spanish language
team work
project scheme
scheme project program
idea suggestion
suggestion idea suggest
save cut money
cut reduce bring drop
drop cut fall reduce
fall reduce go drop
reduce down drop
down reduce cut lower
shorten cut reduce
quick fast speed
speed fast quick
rise increase go
raise double triple increase grow
increase up more rise
up increase
double twice two
time duration
turnaround time
hour time
average mean
half 50
quarter 25
every each all
all full every entire whole complete total
full all complete whole
complete full finish whole
total all sum overall
overall total all
both two
pair two
dozen twelve 12
single one
once one
twice two double
annual year yearly
daily day everyday
monthly month
weekly week
quarterly quarter
fortnight week
weekday day week monday friday
friday weekday week
overtime extra hour
until to
since from
now current present
present current now today
former previous
career year
decade ten
long year
recent last
win gain new
gain win get
secure win get
loyal regular
regular usual frequent repeat
repeat regular return
relationship rapport relation contact
rapport relationship
trust relationship
partner work
negotiate agree
agree negotiate sign
supplier vendor stock order
vendor supplier
contractor subcontractor trade
subcontractor contractor
trade contractor
engineer engineering technician
technician engineer technical
mechanic mechanical garage repair
garage mechanic workshop
workshop garage
electrician electric
plumber plumb
carpenter wood carpentry joinery
driver drive
courier delivery driver
delivery courier driver
chef cook kitchen
cook chef
waiter serve table
bartender bar
cashier till
receptionist reception desk front
reception front desk
clerk administration office
administrator administration office
secretary administration
assistant assist
bookkeeper bookkeep account
accountant account
cleaner clean
housekeeper room clean
gardener garden
landscaper landscape garden
farmer farm
developer develop software code
programmer program code
analyst analyse
operative operate operator worker
operator operative operate
worker employee operative labourer
labourer labour worker
labour work
carer care
practitioner practice
practice surgery clinic
librarian library
tutor tutoring teach
coach train
guard secure
officer official
nurse nursing patient
doctor patient medical
porter hospital patient
teacher pupil student
driver passenger vehicle drive
waiter server waitress guest customer diner table
barista customer coffee
cashier customer
retail customer shop
hairdresser client salon
roofer roof roofing shingle
deposit bank banking
adjuster insurance
insurance adjuster claim
stair staircase step
vaccination vaccine vaccinate immunization immunize shot jab
shot vaccination injection
foot feet ft
square sq
drug medicine substance medication
substance drug
nut bolt
roof tile shingle
grave graveside cemetery
introduce launch implement start create add deliver roll build bring begin set new establish open
add introduce bring include
implement introduce install set use roll deliver
convert conversion change switch migrate move
change conversion convert
confidential discretion discreet private sensitive
leave leaver attrition turnover resign depart
employee people staff
select choose pick
choose select pick opt
online portal web internet digital
person face in-person
publish publishing book author editor
health healthcare clinic hospital dental medical
like interest hobby
spare free
redundancy redundant layoff
consult consultation
compare against versus
against compare
assume expect assumption
absence leave sickness sick
payroll pay wage
promote promotion advance
benchmark compare
recruit hire employ recruiter
hire employ take-on recruit
win secure gain
acquire acquisition merge merger buy
merge join combine
follower follow audience
audience follower reader
advert advertisement ad
lead enquiry prospect
prospect lead
enquiry enquire lead
content copy article blog
copy write text
blog post article
press media pr
newsletter email
email newsletter
campaign promotion
launch open release go-live
live launch
rebrand brand
agency agent
partner agency
tour trip visit
trade fair exhibition show
exhibition show fair
graduate grad student
interview recruit
postmortem review
outage incident
latency time delay response
response time
pdf document
feature function capability
engineer developer
developer engineer
alert text message notify
text message sms
reconcile balance statement
statement account
vendor supplier
vat tax
audit inspection
inspection audit
prepare file submit
submit file send
respond answer reply
conversion migration
adapt differentiate tailor adjust modify
differentiate adapt tailor
learner student pupil english
benchmark assessment test
pass success
section class
family parent
advise adviser advisor
track athletics run
union trade
tribunal court
law legal solicitor lawyer
solicitor lawyer attorney
caseload case file matter
matter case file
conveyance property
exchange complete
accredit accreditation
trainee junior
garden outdoor
outdoor outside
solo alone single
alone solo single independent
bachelor degree bsc ba
master degree msc ma
country abroad
administer give dispense
tongue native language speak
code git javascript python html css program develop script repository github
overdue unpaid outstanding old debt
outstanding unpaid overdue old
unpaid overdue outstanding owe
lower down fall reduce
approve approval sign
sign approve
air ac
conditioner ac conditioning
`;

/**
 * Kinds of vehicles, machines, programs, languages and degrees. A line of synonyms may contain a kind and its members
 * ("truck vehicle forklift"). A kind is never evidence for a member: maintaining vehicles does not prove driving a
 * forklift.
 */
const SPECIFIC = wordSet(
  'vehicle machine machinery spreadsheet software programming coding language degree certificate',
);

const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = synonymsIn(
  `${SAME.trim()}\n${SYNONYM_GROUPS}`,
  GENERAL_WORDS,
);

function rootsOf(words: string): string[] {
  return words.split(' ').map((word) => (word.includes('-') ? word.replace('-', ' ') : rootOf(word)));
}

function synonymsIn(same: string, kinds: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const bornOutBy = (root: string, others: readonly string[]): void => {
    const known = found.get(root) ?? new Set();
    found.set(root, known);
    for (const other of others) known.add(other);
  };
  for (const line of same.trim().split('\n')) {
    const roots = rootsOf(line);
    for (const root of roots) bornOutBy(root, roots);
  }
  // A specific word is evidence for the general one ("bakery" for "shop"), but not vice versa.
  for (const line of kinds.trim().split('\n').filter(Boolean)) {
    const [kind = '', things = ''] = line.split(': ');
    bornOutBy(rootOf(kind), rootsOf(things));
    if (SPECIFIC.has(kind)) for (const thing of rootsOf(things)) found.get(thing)?.delete(rootOf(kind));
  }
  return found;
}

const NONE: ReadonlySet<string> = new Set();
export const synonymsOf = (root: string): ReadonlySet<string> => SYNONYMS.get(root) ?? NONE;
