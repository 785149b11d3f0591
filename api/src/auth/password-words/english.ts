/** Short English words that a child of eight can read and type. None is rude, frightening or a name. */
export const englishWords = `
able acorn actor add after again age agree ahead air alarm album alive alone along aloud also always amber angle ankle
answer ant apart apple apron arch area arm around arrow art ask atlas attic aunt autumn awake away baby back badge bag
bake ball balloon bamboo banana band bank bark barn base basket bath bay beach bead beak beam bean bear beat beaver
bed bee beep before begin bell below belt bench bend berry best big bike bird birth bite blanket blend blink block
bloom blow blue board boat bold bolt bone book boot border both bottle bounce bowl box brain branch brave bread break
breeze brick bridge bright bring broad broom brother brown brush bubble bucket bud build bulb bunch bus bush busy
butter button buy cabin cable cactus cake calf call calm camel camera camp candle cap car card care carpet carrot
carry cart castle cat catch cave ceiling chain chair chalk chance change chart chase cheek cheer cheese cherry chess
chest chick child chin circle circus city clap class claw clay clean clear clever climb clock close cloth cloud clover
club coach coast coat cocoa coin cold comb come comet comic cook cool copper copy coral corn corner cotton count
cousin cover cow crab craft crane crayon cream creek crew cricket crisp crop cross crowd crown cube cup curl curtain
curve cushion cycle daisy dance dark dawn day dear deep deer desert desk dew dial diary dinner dish dive dock dog doll
dolphin donkey door dot double dove down dozen draw dream dress drift drink drive drop drum dry duck dune dust eagle
ear early earth east easy echo edge eel egg eight elbow elephant elf else empty end engine enjoy enter equal even
evening ever extra eye face fact fair fairy fall family famous fan far farm fast feast feather feed feel fence fern
ferry few field fig fill film find fine finger finish fire first fish five fix flag flame flash flat float flock floor
flour flow flower flute fly foam fog fold follow food foot forest fork form fort found four fox frame free fresh
friend frog front frost fruit full fun funny fur game gap garden garlic gate gather gentle giant gift ginger giraffe
girl give glad glass glide globe glove glow glue goal goat gold good goose grain grape grass gravel gray great green
grin grip group grow guess guest guide guitar gum hair half hall hammer hand handle hang happy hare harp hat hatch hay
head healthy hear heart heat heavy hedge heel hello helmet help hen herb hero hide high hike hill hip hive hold hole
holiday home honest honey hood hoof hook hoop hop horn horse hotel hour house hug hum hundred hungry hurry hut ice
idea igloo inch ink insect inside iron island ivory jacket jam jar jaw jeans jelly jet jewel job join joke jolly
journey joy juggle juice jump jungle just keep kettle key kick kind king kitchen kite kitten knee knock knot know
koala label lace ladder lake lamb lamp land lane lantern large last late laugh lawn layer lead leaf learn least leave
left leg lemon lend lens less lesson letter level library lid life lift light like lily lime line lion lip list listen
little live lizard loaf lobster local lock log long look loop loose loud love low loyal luck lunch machine magic
magnet mail main make mango many map maple marble march mark market mask mat match meadow meal mean measure medal meet
mellow melon melt member mend merry metal middle milk mill mind mine minute mirror mist mix model moment money monkey
month moon more morning moss most moth mother motor mountain mouse mouth move much mud muffin mug mule museum music
mystery nail name napkin narrow nature near neat neck need needle nest net never new news next nice night nine noise
noon north nose note nothing number nurse nut oak oasis oat ocean octopus odd offer office often oil olive one onion
only open orange orchard order other otter outside oval oven over owl own oyster pack page paint pair palace palm pan
panda paper parade parcel park parrot part party pass past pasta paste path paw pea peace peach peak peanut pear pearl
pebble pen pencil penguin people pepper perfect pet photo piano pick picnic picture pie piece pillow pilot pine pink
pipe pizza place plain plan planet plant plate play please plenty plum pocket poem point polar polite pond pony pool
porch port post pot potato powder power present press pretty price pride print prize proud pull pumpkin pupil puppet
puppy pure purple push puzzle queen quick quiet quilt quite quiz rabbit race radio raft rail rain raise ranch reach
read ready real red reef rest ribbon rice rich ride right ring ripe rise river road roast robin robot rock rocket roll
roof room root rope rose round row royal rub ruby rug rule run safe sail salad salt same sand sandal sauce save scale
scarf school science scooter score sea seal search season seat second secret see seed seem seesaw sell send seven
shade shadow shake shape share sharp shed sheep sheet shelf shell shelter shine ship shirt shoe shop shore short
shoulder show shower shy side sign silent silk silver simple sing sister sit six skate sketch ski skill skirt sky sled
sleep sleeve slice slide slow small smart smell smile smooth snail snow soap soccer sock soft soil solid some song
soon sound soup south space spark speak special speed spell spend spice spider spin splash sponge spoon sport spot
spray spring square squirrel stairs stamp stand star start station stay steam steel step stick still stone stop store
stork storm story stove straight straw stream street string strong student study sugar suit summer sun supper sure
surf surprise swan sweater sweep sweet swim swing table tail take tale talk tall tap taste taxi tea teach team tell
temple ten tennis tent test thank thick thin thing think third three thumb ticket tide tidy tie tiger time tin tiny
tip title toad toast today toe together tomato tool tooth top total touch towel tower town toy track tractor trade
trail train travel tray treasure tree triangle trick trip trumpet trunk trust try tulip tune tunnel turkey turn turtle
twelve twenty twig two umbrella uncle under unicorn until upon useful usual valley van vase very view village vine
violet violin visit voice volcano wagon waist wait wake walk wall walnut wand want warm wash watch water wave wax way
week welcome well west whale wheat wheel whisper whistle white whole wide wild win wind window wing winter wise wish
wolf wonder wood wool word work world wrap wren write yard yarn year yellow yes yogurt young zebra zero zigzag zoo`
  .trim()
  .split(/\s+/)
