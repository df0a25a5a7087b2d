/**
 * General words, each with more specific ones: a text may use "the shop" if the resume mentions a bakery, but not vice
 * versa.
 */
export const GENERAL_WORDS = `
animal: dog cat horse cow cattle sheep lamb pig poultry hen chicken calf pony rabbit bird fish pet livestock
pet: dog cat rabbit bird
vehicle: car van lorry truck bus coach hgv motorbike bike tractor forklift ambulance taxi minibus trailer fleet
transport: bus van lorry car train tram taxi route driver delivery haulage
meal: breakfast lunch dinner tea supper brunch snack cover dish
food: meal breakfast lunch dinner bread cake fish meat vegetable fruit sauce pastry kitchen dish menu sandwich salad grocery cook chef
drink: coffee tea wine beer cocktail juice bar barista
kitchen: chef cook sous commis pastry sauce dish restaurant bistro canteen catering bakery
catering: kitchen canteen cook chef meal banquet buffet dinner food
hospitality: hotel restaurant bar cafe bistro pub guest waiter kitchen
restaurant: bistro brasserie cafe diner trattoria pizzeria grill
shop: store retail bakery butcher supermarket florist pharmacy boutique newsagent stationer bookshop hardware garage outlet branch till
store: shop supermarket bakery pharmacy boutique outlet branch
retail: shop store till supermarket sale cashier boutique checkout shelf
hospital: ward clinic nhs medical infirmary patient nurse
healthcare: hospital ward clinic nurse patient nhs care gp medical pharmacy dental physiotherapy
health: hospital ward clinic nurse patient nhs care medical
care: nurse resident carer patient nursing home hospice
school: pupil teacher class primary secondary academy nursery classroom
education: school pupil teacher class college university lesson tutor lecturer student
office: clerk desk administrator secretary receptionist invoice filing paperwork admin
clerical: clerk office filing typing data invoice
administrative: clerk office admin filing reception
accounts: invoice ledger payroll bookkeeping vat bacs reconciliation statement accountant
finance: invoice ledger payroll bookkeeping vat account bank budget credit
paperwork: form invoice letter record note chart file report statement certificate log sheet document delivery filing
document: form invoice letter record note chart file report statement certificate drawing contract specification
record: note log chart sheet register file entry casenote diary book
book: novel title library textbook record account
correspondence: letter email post mail
customer: guest diner shopper client passenger caller visitor tenant buyer patron
client: customer patient resident tenant household
public: customer visitor passenger guest caller patron reader borrower enquiry reception counter shop
visitor: guest relative customer family tourist
people: customer patient resident client guest passenger pupil child staff colleague visitor tenant family crew team
person: customer patient resident client guest passenger
adult: resident patient client learner
child: pupil toddler infant baby nursery fives boy girl son daughter school
youngster: pupil child teenager student youth
colleague: team staff crew nurse clerk apprentice starter mate squad temp partner
staff: nurse clerk cleaner waiter cook team crew operator assistant technician starter employee
supervisor: manager foreman senior lead head chef
manager: supervisor foreman head lead owner
senior: manager supervisor lead nurse
tradesman: joiner plumber electrician carpenter plasterer bricklayer painter roofer welder mechanic fitter
tradesperson: joiner plumber electrician carpenter plasterer bricklayer painter roofer welder mechanic fitter
trade: joiner plumber electrician carpenter plasterer bricklayer painter roofer welder mechanic fitter chef butcher baker
builder: joiner bricklayer carpenter plasterer roofer construction
building: house flat home plot school hotel office property site shop construction block
property: house flat home plot building apartment tenant
house: home flat plot property domestic bungalow villa
home: house flat resident domestic household
site: plot building construction house
premises: shop office building store kitchen site
equipment: machine tool hoist oven van meter scanner instrument kit boiler pump appliance computer printer
machine: lathe press mill moulder planer saw drill mixer oven forklift printer washer cutter loader excavator
machinery: lathe press mill moulder planer saw drill mixer tractor forklift excavator
tool: saw drill spanner hammer plane multimeter gauge planer moulder
appliance: oven boiler fridge washer cooker dishwasher
instrument: meter balance spectrophotometer gauge microscope chromatograph
part: brake tyre capacitor engine component pump valve igniter contactor
material: timber steel brick paint cement copper glass fabric board
supply: stationery stock linen consumable order reagent
stock: goods shelf product order inventory supply consumable
goods: stock pallet parcel product order load produce
product: goods stock item bread cake cheese milk range
task: duty job work
household: home house family domestic
cleaning: mop wash vacuum linen wipe room hygiene
housework: clean laundry cook shopping
chore: clean laundry cook shopping wash
errand: shopping prescription post collect
money: cash till payment takings float invoice bank bacs budget debt wage
cash: till takings float money
payment: card cash bacs invoice till fee bill
finances: budget account invoice cash payroll
debt: overdue arrear credit invoice payer
appointment: booking visit clinic interview
event: wedding conference banquet festival fair party concert
test: check assay analysis sample exam regression inspection
check: inspection test audit count review
inspection: check audit test survey
safety: hazard risk hygiene inspection check gas protective
repair: fix mend fault breakdown replace fitting maintenance
maintenance: repair service fix check fault mechanic
service: repair maintenance boiler customer waiter
computing: software laptop pc database network printer code
it: software laptop pc network printer wifi helpdesk computer
technology: software laptop pc tablet system app computer
technical: engineer software technician mechanic electrical laboratory
system: software database app program lims sage records
software: python django java excel app sage javascript code sql program
program: software code script app
programming: python java javascript code sql django developer software
coding: python java javascript sql django developer software
spreadsheet: excel sheets
science: laboratory chemistry biology physics sample analysis
scientific: laboratory chemistry biology physics sample
laboratory: sample assay reagent analyst titration spectrophotometer
engineering: engineer mechanic electrical machine cad
manufacturing: factory machine production assembly
factory: production assembly machine line operative plant
production: factory machine assembly line bake make
warehouse: stock pallet picker depot forklift packing
logistics: warehouse delivery driver transport haulage stock
farming: farm cow cattle sheep crop harvest tractor dairy livestock
agriculture: farm cow cattle sheep crop harvest tractor dairy
outdoors: farm garden site field forest landscape
sport: football cricket rugby tennis swimming athletics hockey netball badminton
charity: volunteer foodbank pantry shelter scouts hospice
community: volunteer council church foodbank library neighbourhood club scouts
volunteering: volunteer charity foodbank scouts helper
club: cricket football scouts badminton group
arts: theatre music museum gallery painting
language: english spanish french german romanian polish welsh urdu punjabi hindi portuguese italian arabic mandarin
bilingual: native fluent mother
qualification: certificate diploma degree nvq svq btec gcse licence level card
certificate: diploma nvq card ticket licence award qualification
training: course certificate diploma induction apprenticeship workshop
degree: bachelor bsc ba msc master university graduate
graduate: degree bachelor bsc ba university
college: nvq svq btec diploma apprenticeship
apprenticeship: apprentice trainee
relative: mother father parent family son daughter husband wife
mealtime: breakfast lunch dinner supper meal feed
hour: shift
weekday: monday tuesday wednesday thursday friday
weekend: saturday sunday
weekly: monday tuesday wednesday thursday friday saturday sunday week
season: summer winter spring autumn christmas
afternoon: lunch pm
morning: breakfast am
evening: dinner night late
regular: daily weekly monthly every
town: city village
area: county district town city region
county: shire district
travel: drive bus train route van
driving: van lorry truck car driver delivery courier
van: delivery driver
contact: call phone email visitor reception customer
communication: call phone email letter customer
conversation: call phone speak talk
call: phone telephone
`;
