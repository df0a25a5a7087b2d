/** Synonyms by trade, one line per sense. Synonyms for work in general are in `synonyms.ts`. */
const GENERAL = `
workshop shop bench garage
solo alone independently unaccompanied lone single
boss manager owner employer supervisor foreman gaffer guvnor
quote price estimate cost
answer take field pick-up handle deal respond
enquiry question query call request
mealtime meal breakfast lunch dinner tea supper
payment pay bacs transfer run
drive car van lorry truck licence
standby on-call call
grade band scale level
target goal aim
whey milk dairy
material timber supply stock
box form field
breakdown repair fault service call-out
kit fit equip fit-out
gang squad crew team
retrieve pull fetch find get
pull fetch retrieve
dress display
hurry rush time
headset phone telephone call
web online internet
sheet linen bed
fresh clean change
refuse decline not
food eat meal
lend help give
welcome greet meet reception
notice spot see find catch
catch spot notice find trace detect
spot find notice catch identify
small little minor
mistake error slip wrong fault
put-right correct fix mend
correct fix amend right
near close next
busy rush peak
assist help support aid
help support assist aid care
show teach demonstrate train explain
explain show teach describe
teach train show coach tutor lesson
learn train study trainee apprentice
newcomer starter beginner trainee recruit joiner
tell inform let-know report notify pass
inform tell report notify update
report tell flag inform
flag report raise tell
raise flag report
pass give hand transfer forward
forward pass send
give hand provide supply
send post mail dispatch deliver ship
post mail letter send
letter mail correspondence post
phone telephone call ring line
ring phone call telephone
call phone telephone visit ring
visit call see attend round
round visit route circuit
chase follow pursue remind recover
owe debt overdue outstanding arrear
debt overdue outstanding arrear owe credit
record note log write document enter
log record note enter
note record write log
write record note draft
type key enter input word
form paperwork document
sheet form record chart page
chart record sheet
list record schedule
diary calendar appointment schedule booking
book appointment reserve schedule arrange
appointment booking visit slot
arrange organise book plan set-up schedule
organise arrange run plan coordinate
plan schedule arrange organise
schedule rota plan timetable
run hold lead organise operate
hold run keep
group club session class
session group class meeting
meeting session
event session function party
party event function
prepare ready set-up make get-ready prep
prep prepare
make prepare produce build create
build make construct create develop
create make build produce design
produce make create
cook prepare make chef kitchen
kitchen cook chef food
serve wait dish hand-out
hand-out distribute give issue serve
distribute deliver hand-out give-out
give-out distribute hand-out issue
issue give hand-out
collect fetch pick-up gather
fetch collect bring pick-up
gather collect compile
compile gather collate prepare put-together
collate compile gather
put-together assemble build compile
assemble build put-together fit
fit install assemble put-in mount
install fit set-up put-in
mend repair fix
repair mend fix service maintain
replace change swap renew
change replace swap
swap exchange change replace
renew replace
remove take-out strip clear
strip remove
clear empty remove tidy clean
empty clear
tidy clean clear
clean tidy wash wipe hygiene
wash clean bath shower
bath shower wash
dress clothes
walk foot
bus transport
car vehicle drive
van vehicle lorry drive
vehicle car van lorry truck bus coach
carry move lift transport take
move shift carry transfer relocate transport
lift hoist carry raise
load fill pack stack
unload empty offload
stack pile load
pack wrap box parcel
wrap pack
parcel package packet delivery
delivery parcel drop load
drop delivery visit call
order purchase buy request
buy purchase order
sell sale retail
stock shelf goods product supply inventory
goods stock product merchandise item
product goods item
count check tally stocktake
check inspect test look-over examine verify review
inspect check examine
test check try try-out trial
try test
try-out test trial
verify check confirm
confirm check verify
match check compare reconcile
compare match check
reconcile match agree balance
agree match reconcile balance
measure test reading
reading measure
weigh measure
monitor watch check observe track
watch monitor observe
observe watch monitor
track trace follow monitor
trace track find locate
locate find trace
find locate trace
sort arrange file organise
file sort store archive
archive file store
store keep stock hold
keep maintain hold store
maintain keep service
look-after care tend mind maintain responsible
tend care look-after
mind look-after care
deal handle serve
handle deal manage process
process handle deal
cover deputise stand-in replace
stand-in cover deputise
close shut lock
open unlock start
lock close secure
start begin open
begin start
finish complete end
complete finish fill
fill complete top-up
end finish close
join start
leave finish
cut trim
paint decorate
decorate paint display
display show window exhibit
window display
sign signature
sign-up enrol register
register enrol record sign-up
enrol register
answer reply respond
reply answer respond
complaint problem issue
problem issue fault complaint
issue problem
fault defect problem
defect fault snag
snag defect fault
advise recommend guide suggest
recommend advise suggest
guide advise show
suggest recommend propose
talk speak chat
speak talk
listen hear
discuss talk
explain talk
translate interpret
interpret translate
read study
study course learn
course study class training programme
programme course
qualification certificate diploma degree
certificate qualification ticket card
ticket card certificate
card ticket
licence card permit
permit licence
degree graduate university
graduate degree university
college school
pupil child student
parent family
family relative parent
relative family
guest visitor customer
visitor guest public
public customer visitor people
customer public guest shopper
people public person
older elderly
young child
colleague team mate coworker staff
mate colleague partner pair
pair two couple mate
squad team crew gang
crew team squad
staff employee team colleague
team crew squad staff
office desk administration clerical
desk office counter reception
counter desk till bar
reception front-desk desk front
front-desk reception
clerk office administrator assistant
assistant helper aide clerk
helper assistant volunteer
volunteer help charity
charity volunteer
foodbank pantry
church parish chapel
sport football cricket club
club group sport
home house residential
house home property flat
flat apartment home
property house building home
building house site property construction
site building construction
construction building site
land ground field
ground land pitch
garden ground landscape
shift turn day night
evening night late
morning early
weekend saturday sunday
holiday vacation leave
week weekly
day daily
month monthly
year annual yearly
hour hourly
quarter quarterly
autumn fall
summer july august
winter december january
spring april
festive christmas
`;
const CARE = `
resident patient client person people
patient client resident
carer caregiver care-assistant care
care nurse support look-after personal
hygiene wash clean personal-care
medication medicine drug tablet pill prescription
medicine medication drug
tablet ipad device
dose medication
meal feed food eat lunch breakfast
feed meal eat
eat feed meal
mobility move transfer walk hoist
hoist lift transfer
bed ward
ward hospital unit
unit ward department
nurse nursing rn
doctor gp physician clinician
dementia alzheimer memory
wound dressing bandage
observation vital obs blood-pressure
vital observation blood-pressure
toilet continence bathroom
therapy therapist rehabilitation
rehabilitation therapy recovery
exercise therapy physiotherapy
disability disabled learning-disability
autism special-needs sen
child nursery early-years
toddler infant child under-fives
under-fives child toddler fives
nursery preschool childcare early-years daycare
playgroup nursery
childcare nursery child
dental dentist dentistry tooth
pharmacy chemist dispensary
prescription script medication
clinic outpatient surgery
casenote record note file
admission admit
discharge leave
vet animal veterinary
animal dog cat pet vet livestock
ambulance paramedic emergency
relative family visitor
funeral bereavement
mental wellbeing psychiatric
counselling therapy
social community
safeguard protect welfare
`;
const KITCHEN = `
chef cook kitchen
cook chef food meal
dish plate meal course menu
menu dish
dessert pudding pastry sweet
pastry dessert bake dough
bake baker bakery bread cake
bread loaf bake
ingredient produce food
vegetable produce veg
fish seafood
meat butcher
butcher meat
sauce stock
restaurant bistro dining cafe
cafe coffee-shop coffee
coffee barista espresso
bar pub drink
drink beverage bar wine
beverage drink
waiter waitress wait table serve
table cover diner
diner guest customer cover
guest diner customer
breakfast morning
lunch midday
dinner evening lunch
buffet banquet
catering food canteen
canteen catering
dishwasher washing-up pot
hygiene haccp food-safety
fridge freezer temperature
prep mise prepare
recipe dish
grill fry section
section station
pass service
`;
const RETAIL = `
shop store retail
store shop branch
branch shop store site
till checkout cash register
checkout till
cashier till
refund return
return refund
shelf aisle display
aisle shelf
replenish fill restock
restock fill replenish
fitting-room changing-room
fashion clothes clothing
clothes clothing garment fashion
shoe footwear boot
boot shoe footwear
jewellery jewelry
furniture sofa
electrical appliance
grocery food supermarket
supermarket grocery store
merchandise display product
promotion offer
discount promotion
loyalty card
customer shopper
shopper customer
keyholder key
key keyholder
takings cash banking
banking cash takings bank
float cash
stationery card
gift card
flower florist
pet animal
pharmacy chemist
`;
const OFFICE = `
administrator administration admin office
secretary secretarial pa
minutes meeting
diary calendar
travel flight hotel
spreadsheet excel
word document
presentation slide powerpoint
email inbox outlook
inbox email
database record crm
data record database
invoice bill billing
bill invoice
purchase order po
po purchase
statement account
ledger account invoice
account ledger accounting finance
accounting account finance bookkeeping
finance account money
payroll wage salary
wage payroll
expense claim receipt
receipt expense
vat tax
tax vat
credit debt
bookkeeper bookkeeping account
budget spend
reconciliation reconcile match
petty cash
supplier vendor
insurance policy claim
claim insurance
policy insurance
broker insurance broking
mortgage loan
bank banking branch
housing tenant
tenant housing
rent tenant
council local-government authority
enquiry query question
helpdesk help-desk support ticket
ticket case request
hr personnel
recruit hire
staff personnel
training induction
reception front-desk
post mail
switchboard phone
photocopy copy scan
scan copy
print printer
filing file
library book
book library
reader borrower library
archive record
museum gallery
`;
const TRADES = `
joiner carpenter joinery carpentry woodwork
carpenter joiner
joinery carpentry wood
wood timber
timber wood
door frame
kitchen worktop
stair staircase
plumber plumbing heating
heating boiler gas
boiler heating gas
gas heating boiler
bathroom shower
electrician electrical wiring
wiring electrical cable
socket switch
wire cable
bricklayer brick
plasterer plaster
painter paint decorate
roofer roof
tiler tile
welder weld fabrication
fabrication weld metal steel
metal steel
steel metal
machine machinery equipment
machinist machine lathe
lathe turn
mechanic vehicle garage
garage vehicle workshop
engine motor
brake vehicle
tyre wheel
labourer site
scaffold scaffolding
plan drawing blueprint
drawing plan
digger excavator
forklift truck
hvac heating ac air
furnace heating
duct ductwork
refrigerant cooling
cooling refrigeration ac
tool equipment
gear equipment
handover completion
plot house
apprentice trainee
improver apprentice
gardener garden landscape
landscape garden
lawn grass mow
grass mow lawn
hedge garden
tree arborist
cleaner clean
domestic clean housekeeping
caretaker site
security guard
guard security
`;
const TRANSPORT = `
driver drive
drive driver vehicle
lorry hgv truck
courier parcel delivery
delivery drop courier
route round
round route
bus coach passenger
passenger bus
taxi cab passenger
cab taxi
train rail
rail train
flight airline
airport flight
cabin flight
pallet load
warehouse depot
picker pick
pick select
dispatch send
dispatcher dispatch
haulage transport lorry
transport haulage logistics
logistics transport supply-chain
tacho tachograph
scanner scan handheld
handheld scanner
load freight cargo
freight cargo haulage
customs import export
van vehicle
bike cycle
`;
const SOFTWARE = `
developer engineer programmer software
programmer developer code
software application program
code program software
application app software
app application
website site web
web website
bug defect
defect bug
fix bug
release deploy ship
deploy release
feature function
backend server
server backend
frontend ui interface
interface ui screen
database sql
query sql
test qa
qa test quality
automation automate
script automate
pipeline ci
merge pull-request
review pull-request
user customer
support helpdesk
laptop computer pc
computer pc laptop
pc computer
printer print
network wifi
wifi network internet
password login
login password account
hardware computer
cloud aws
data dataset
analysis analyst analyse
analyst analysis
dashboard report
report dashboard
model prediction
design designer
designer design
graphic design
logo brand
photo image
image photo
video film
film video
`;
const TEACHING = `
teacher teaching school class
teach class lesson
lesson class teach
class lesson pupil
pupil student child learner
student learner pupil
lecture lecturer
tutor teach
homework assignment
mark assess grade
assess mark
exam test
curriculum syllabus
reading literacy
literacy reading
maths numeracy
numeracy maths
science lab
pe sport
sport pe
trip outing
outing trip
playground break
parent family
form class
year class
university college
research study
thesis dissertation
dissertation thesis
`;
const LABS = `
lab laboratory
laboratory lab bench
sample specimen
specimen sample
test analysis assay
analysis test
analyse test
calibrate calibration
instrument equipment
reagent chemical
chemical reagent
chemist chemistry
biologist biology
microbiology plate
culture grow
result reading
log record
method procedure
procedure method protocol
protocol procedure
audit inspection
quality qc
qc quality
water sample
milk dairy
cheese dairy
`;
const LAW = `
lawyer solicitor attorney
solicitor lawyer
paralegal legal
legal law
law legal
case matter file
court hearing
hearing court
contract agreement
lease tenancy
conveyancing property
client case
bundle document
witness statement
draft write
probate will
`;
const HOTELS_FARMS = `
hotel guest hospitality
hospitality hotel restaurant
housekeeper housekeeping room
housekeeping room clean
room bedroom
linen bed laundry
laundry linen wash
porter luggage
luggage bag
concierge guest
check-in arrival reception
check-out departure
reservation booking
booking reservation
night late
spa treatment
beauty treatment
hair salon
salon hair beauty
hairdresser hair
stylist hair
farm farmer agricultural
farmer farm
cattle cow livestock
cow cattle dairy milk
sheep lamb livestock
lamb sheep
livestock cattle sheep animal
milk dairy cow
crop harvest field
harvest crop pick
field crop
tractor machinery
stable horse
horse stable
calf cattle
egg poultry
poultry chicken
nursery plant
plant nursery
glasshouse greenhouse
greenhouse glasshouse
fence fencing
fruit pick
leisure gym
gym fitness
fitness gym exercise
swim pool
pool swim
event conference
conference event
theatre stage
stage theatre
music band
ticket box-office
tour guide
`;

export const SYNONYM_GROUPS = [
  GENERAL,
  CARE,
  KITCHEN,
  RETAIL,
  OFFICE,
  TRADES,
  TRANSPORT,
  SOFTWARE,
  TEACHING,
  LABS,
  LAW,
  HOTELS_FARMS,
]
  .map((group) => group.trim())
  .join('\n');
