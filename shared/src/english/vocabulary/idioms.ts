/** Idioms that claim nothing, such as "under one roof". Their words are not checked one by one. */
const IDIOMS = `
the ropes|under one roof|on foot|in the space of|by degree|by trade|by nature|by heart|at heart|hands on|hands-on|day one|bread and butter|second nature|on (?:my|your|his|her|their) feet
on the spot|part and parcel|an eye for|(?:a|an) (?:good |sharp |keen )?ear for|pride in|the extra mile|at the sharp end|from the inside|on board|to hand|at a stretch|in one go
at short notice|in person|along the way|one way and another|one way or another|at ease|at home with|at home in|no stranger to|more than happy|only too happy|come into|came into|comes into|into the bargain
up and running|hit the ground running|ground running|the deep end|pull(?:s|ing)? (?:my|your|his|her|their) weight|(?:my|your|his|her|their) weight|roll(?:s|ed|ing)? up (?:my|your|his|her|their) sleeves
a safe pair of hands|safe pair of hands|pair of hands|team player|all rounder|all-rounder|jack of all trades|quick study|quick learner|fast learner|self starter|self-starter|people person|early riser|early bird
thinks? on (?:my|your|his|her|their) feet|keeps? (?:my|your|his|her|a cool|a level) head|level head|cool head|under pressure|in a rush|in the rush|on the go|on the move|on (?:the|my|his|her) way
from the bottom up|up from the bottom|the shop floor|worked (?:my|his|her|their|your) way up|cut (?:my|his|her|their|your) teeth|learned (?:my|his|her|their|your) trade|learnt (?:my|his|her|their|your) trade|served (?:my|his|her|their|your) time
time served|time-served|the other way round|the other way around|other way about|back and forth|to and fro|here and there|now and then|now and again|every now and then|once in a while|from time to time
as well as|as well|as such|as it were|so to speak|in a way|in other words|in short|in brief|in a word|in a nutshell|in fact|in truth|in all|all in all|all told|on the whole|by and large|for the most part|more or less|give or take
at the moment|at present|for now|for the moment|these days|at this point|so far|to date|until now|up to now|in due course|in time|in future|in the future|going forward|from here|from now on|down the line|down the road
above all|first of all|to begin with|to start with|in the first place|last but not least|on top of (?:that|this|it)|on the side|besides that|apart from that|other than that|aside from that|in addition
at the end of the day|when all is said and done|as far as|as long as|as soon as|so long as|in case|in line with|in keeping with|in step with|in tune with|in touch with|in place|in order|in hand|in mind|in view|in turn|in return|in between
on behalf of|on account of|on the basis of|on the strength of|with regard to|with respect to|with a view to|by way of|by means of|by dint of|in terms of|in light of|in the light of|for the sake of|instead of|in favor of|in favour of
out of the way|out of habit|out of hours|out and about|over and above|over the phone|on the phone|on the telephone|down the phone|by phone|by telephone|by email|in writing|face to face|face-to-face|one to one|one-to-one
the right person|the right people|the right place|the right way|the right thing|the first time|first hand|first-hand|at first hand|the hard way|the long way|long haul|the long run|in the long run
a change of scene|a new challenge|fresh challenge|new challenge|a step up|step up|a step forward|next step|next move|right next step|the next stage|the next level|my next role|a fresh start
close to home|nearer home|near home|further afield|far afield|around the corner|on the doorstep|out of town|on the road|behind the wheel|behind the counter|behind the scenes|on the tools|off the tools|from the tools
(?:has |have )?taught (?:me|him|her|them|us)|teaches (?:me|him|her|them|us)|(?:lend|lends|lent|need|needs|needed) a hand|a hand (?:with|getting|to)|the better part of|at the end of it|side of it|(?:upper|lower|top|bottom) half|the minimum|the maximum|a story here|on that basis|settles? in|settled in|shows? up|speaks? for|point(?:s|ed)? to
put (?:people|visitors|customers|patients|residents|guests|clients|families|them) at (?:their )?ease|makes? (?:sure|certain|time|do)|made (?:sure|certain|time|do)|making (?:sure|certain|time|do)|see to it|sees to it|takes? care|taking care|took care
what matters most|what counts|makes? sense|made sense|ring true|rings true|speaks? for (?:itself|themselves)|stand by|stands by|come across|comes across|comes down to|boils down to|adds up to|goes to show
carry on|carries on|carried on|get on well|gets on well|gets on|get on with|getting on with|good with|great with|used to|keen to|ready to|glad to|happy to|willing to|prepared to|looking to|able to
rain or shine|in all weathers|whatever the weather|early starts?|late finish(?:es)?|long days?|long hours|busy periods?|busy times?|peak times?|quiet times?|quiet periods?|slow times?
side of things|sort of thing|kind of thing|line of work|walk of life|walks of life|neck of the woods|way of life|point of view|frame of mind|state of mind|turn of phrase|rule of thumb|track record
from one to the next|from one to another|one after another|one by one|bit by bit|little by little|side by side|hand in hand|shoulder to shoulder|back to back
nuts and bolts|ins and outs|odds and ends|bits and pieces|ups and downs|ebb and flow|give and take|pros and cons|dos and don'ts|tried and tested|neat and tidy|safe and sound|clean and tidy
a bit of everything|a bit of both|a little of everything|best of both worlds|both worlds|the full range|a wide range|a broad range|a good range|a range of|a variety of|a mix of|a mixture of|a number of|a couple of times
`;

const READY = new RegExp(`(?<![\\p{L}\\p{N}])(?:${IDIOMS.trim().replaceAll('\n', '|')})(?![\\p{L}\\p{N}])`, 'giu');

export const idiomsIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(READY)].map(({ 0: idiom, index }) => ({ start: index, end: index + idiom.length }));
