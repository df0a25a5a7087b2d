import { rootOf } from './word-roots.js';

/**
 * Words of work that say the same, a line for each sense. In general English, not of one trade where it can be helped:
 * a word that is missing makes an honest sentence be asked about, a wrong one lets an invention pass.
 */
const SAME = `
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
check inspect examine test verify review control audit control proof
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
schedule rota plan timetable roster
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
few three
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
`;

/** Roots that say the same as a root, in one of its senses. */
const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = synonymsIn(SAME);

function synonymsIn(lines: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of lines.trim().split('\n')) {
    const roots = line.split(' ').map((word) => (word.includes('-') ? word.replace('-', ' ') : rootOf(word)));
    for (const root of roots) {
      const same = found.get(root) ?? new Set();
      found.set(root, same);
      for (const other of roots) same.add(other);
    }
  }
  return found;
}

const NONE: ReadonlySet<string> = new Set();
export const synonymsOf = (root: string): ReadonlySet<string> => SYNONYMS.get(root) ?? NONE;
