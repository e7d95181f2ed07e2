/**
 * The music of the catalogue by genre: invented artists, and the words of their titles. A title is a head and a tail, or a whole one;
 * the two fit in grammar whichever are drawn.
 */

/** How a genre sounds: beats per minute, a scale, the sharpness of its tones, and what it plays. */
export type Sound = {
  bpm: number;
  scale: 'major' | 'minor' | 'harmonic' | 'pentatonic';
  /** The share of overtones, 0 (a sine) to 1 (harsh). */
  edge: number;
  beat: 'none' | 'soft' | 'straight' | 'broken' | 'swing';
};

export type Scene = {
  genre: string;
  /** The years of its records. */
  years: readonly [number, number];
  sound: Sound;
  /** The style of its covers. */
  cover: string;
  artists: readonly string[];
  heads: readonly string[];
  tails: readonly string[];
  whole: readonly string[];
  /** Every title: the whole ones, and heads with tails. */
  titles: readonly string[];
};

/** Genre · years · bpm · scale · edge · beat · cover, then artists, heads, tails and whole titles. */
const SCENES = `
Synthwave · 2011-2025 · 104 · minor · .5 · straight · sun
Chrome Priory|Halogen Widow|Marta Voltari|Turbo Cathedral|Night Arcade Union|Cassette Admiral|Ferro Alvarro|Vektor & Daughters|Laserdisc Nuns|Kestrel Overdrive|Ilona Pyxis|Motel Galactica
Midnight|Neon|Chrome|Electric|Silver|Last|Velvet|Ocean|Hologram|Red
Harbour|Drive|Boulevard|Signal|Horizon|Motorway|Satellite|Rain|Telephone|Ferry|Window|Lights|Fire
Night Shift|Afterburner|Ultraviolet|Coastline 1986|Rain on the Windscreen|Lovers on Channel Nine|Late Night Rewind
Dream Pop · 2006-2025 · 88 · major · .15 · soft · blur
Soft Ministry|Lunar Haberdashers|Wendeline|Pale Orchardist|Sugar Observatory|Maelle Asterby|Violet Ferrymen|Tidal Sisters|Honeydew Parade|Noor & the Slow Clouds|Sleepwalkers’ Guild|Odile Merrivane
Falling|Swimming|Half Awake|Dreaming|Drifting|Waiting|Floating|Almost Home
in the Harbour|Under the Rain|at Midnight|Through Your Window|on the Ferry|in August|Beside the Tide|into Blue|by the Late Light|Without a Map
Cellophane|Honey, Slowly|Night Swim|Pearl|Lovesick Weather|Rooms Without Clocks|Everything You Left
Lo-fi · 2015-2025 · 76 · pentatonic · .05 · swing · blur
Tea & Tapes|Kopi Susu Club|Moss Department|Desk Lamp Diaries|Bao & the Cat|Grandma’s Radio|Juniper Kettle|House Slippers Inc.|Paper Planes Repair|Okonjo Beats|Sunday Laundry|Minor Errands
rainy|late night|sleepy|window seat|balcony|paper|quiet|cloudy
coffee|homework|ferry|walk home|rain|lantern|cat nap|tides|kitchen|postcards
3 a.m. noodles|midnight snack|raincoat for two|warm socks|it’s still raining|last bus, empty seats
Ambient · 1978-2025 · 54 · major · 0 · none · blur
Ingmar Vellaste|Distant Refrigerator|Halden Fjellmark|The Sleep Laboratory|Oona Kivistö|Cartographers of Fog|Estuary Ensemble|Low Pressure System|Tern Colony|Yusra Halimi|Mono Lake Choir|Anselm Okoro
Music for|Study of|Letters from|Slow Light over|Memory of|A Map of|Six Hours in
an Empty Harbour|Rain|a Night Ferry|a Window|Tidal Rooms|the Estuary|Midnight Trains|Snow|the Long Shore|an Unfinished Bridge
Drift (Part One)|Drift (Part Two)|Undertow|Weightless Hours|Tide Table|Breathing Room
Dub Techno · 1996-2025 · 122 · minor · .2 · straight · grid
Kanal Elf|Brackwater Echo Unit|Ostkai|Rheinhafen Research|Subharmonic Baker|Tiefgang Ost 4|Delay Ministry|Ruben Halvard|Mooring Society|Pegelstand 88|Signal Box 7|Aino Rask
Harbour|Concrete|Deep|Quay|Night|Basin|Fog|Iron
Version|Dub|Chord|Depth|Lights|Echo|Rain|Shift|Tide|Ferry
Kaimauer|Nebelhorn|Pier Nord|Untitled 04 (Dubplate)|Midnight Loading|Wellenbrecher|Late Ferry Dub
House · 1991-2025 · 124 · minor · .3 · straight · grid
Disco Notary|Lady Tangerina|Soul Escalator 3|Miguel Sunfield|Basement Duchess|Terry Montclaire|Plastic Orchids|Zanele Mokwena|Saturday Bureau|Papaya Heat|Deborah Lux|Roy Calloway Jr. Experience
Give Me|I Need|Lost in|Can’t Stop|Move Closer to|Work for|Dancing in
the Night|Your Love|the Rain|the Fire|the City Lights|Sunday|the Rhythm|My Window|a Miracle|the Late Show
Body Heat Index|Four to the Floor Lamp|Midnight on Deck|Sweat Equity|Higher Tides
Drum & Bass · 1994-2025 · 172 · minor · .45 · broken · grid
Grid Falcon|Hexline Cadets|Mackie Torrent|Amen Parish|Sable & Rook|Tannoy Vicarage|Dr. Undertow|Kinetic Vicar|Lowlife Gazette|Nadia Brisk|Voltage Garden|Golden Ratio Bandits
Concrete|Liquid|Paper|Night|Ghost|Storm|Electric|Broken
Airfield|Circuit|Tide|Bus|Engine|Signal|Rain|Roller|Mirror|Pressure
Late Ferry Skank|Overpass|Switchblade Weather|Half Past Midnight|Run the Estuary|Static Love
Folk · 1967-2025 · 96 · major · .1 · none · woodcut
Hester Nightingale-Lowe|The Wicklow Draymen|Tam Ferrier|Bramble & Rye|Edda Hartmoor|Old Pier Singers|Josiah Thornley|Lowland Sisters|Isla Merriwick|The Tin Ferrymen|Caleb Underhay|Hollow Orchards
The Ballad of|A Letter to|Farewell to|The Road to|Song for|Goodbye,
the Harbour Master|My Love|the Last Ferryman|the Winter Rain|Annie Moore|the Tide|the Midnight Mail|an Empty Window|the Silver Herring|Old Saint Brannock
Blackthorn Winter|Nine Miles from Morning|The Drowned Bell|Red Wool Coat|Salt and Barley|Who’ll Row Me Home
Indie Rock · 1998-2025 · 138 · major · .6 · straight · collage
Cardboard Telegraphs|Feral Typewriters|Municipal Pool|Polite Astronomers|Bus Lane Romance|The Spare Keys|Kitchen Sink Monarchs|Postal Librarians|Dana Threlkeld|Wet Paint Society|Provisional Wolves|Grandstand Pigeons
I Lost My Keys|We Used to Live|Nobody Waits|Everyone I Know Dances|You Left Your Coat|I Wrote Your Name
at the Airport|on the Last Ferry|in the Rain|After Midnight|by the Window|on Telephone Road|in a Hired Car|Behind the Carousel|Most Sundays
Bad Weather, Good Shoes|Rental|Ghost Town Swimming Club|Love in a Car Park|Ambulance Blues for Beginners|The Tide Is a Liar|November Again
Hip-Hop · 1993-2025 · 92 · minor · .3 · swing · collage
Deacon Brickwork|MC Ledger|Quiet Omar|Tall Vernon|Lady Ampersand|Block Almanac|Fifth Ward Chess Club|Roscoe Pennies|Mama Tolliver|Ox & Ledbetter|Jericho Stamps|Nia Foundry
Copper|Corner|Midnight|Sunday|Window|Dollar|Rain|Northside
Talk|Money|Gospel|Freestyle|Letters|Prayer|Ferry|Chess|Love|Interlude
Receipts|Grandma’s Porch|No Small Change|Half on the Rent|Late Night Laundromat|Tide Comes In|Cold Plates
Rap français · 2012-2025 · 140 · minor · .4 · broken · collage
Tarek Mistral|Banlieue Nord 12|Kenzo Lagarde|Sista Médine|Zak d’Aubervil|Petit Calibre|Lina Ouaddou|Gros Chagrin|Le Guichetier|Moussa Carbone
Toute la nuit|Plus rien|Encore une fois|On traîne|Seul|J’écris|Mes frères
sous la pluie|sur le port|jusqu’à minuit|à la fenêtre|dans le feu|loin d’ici|sans dormir|en bas de la tour
Béton|Sept étages|Minuit pile|La monnaie|Maman m’a dit|Amour et gasoil|Gyrophare bleu
Chanson · 1961-2025 · 84 · harmonic · .1 · soft · woodcut
Odile Carmontel|Les Parapluies de Nantes|Bastien Fleurimont|Éloïse Brissac|Gaspard Vauclair|Mireille Tarascou|Le Bal des Ombrelles|Jeanne Ombredor|Théophile Lanterne|Camille Sauvageot & Cie
Je t’attends|Seule|Une valse|Rien que nous deux|Il pleut|Les amants|Une lettre oubliée
sur le port|à minuit|sous la pluie d’avril|derrière la fenêtre|au bord de la mer|rue des Lilas|dans le dernier train|jusqu’au matin
Le Vieux Bac|L’Amour à marée basse|Rue sans nom|La Nuit des réverbères|Chanson pour personne|Café fermé
Deutschpop · 2003-2025 · 112 · major · .35 · straight · collage
Paula Weidenkamp|Kinder vom Kai|Jonas Brückstedt|Fräulein Anders|Nachtbus nach Altona|Die Leisen Riesen|Mira Sturmfels|Hafenlicht Kombinat|Theo Lindenau|Kapelle Zuckerwatte|Elb & Weser|Frida Morgenroth
Allein|Noch einmal tanzen|Zwei Minuten|Wir treffen uns|Nichts als Sterne|Alles leuchtet|Du und ich
am Hafen|im Regen|nach Mitternacht|bis zum Morgen|hinterm Fenster|auf der letzten Fähre|ohne Netz|unter Laternen|bei Nacht
Papierboot|Liebe auf Raten|Wenn es regnet|Fernweh, Kapitel zwei|Flut|Mitternacht in Altona|Straßenbahn nach Süden|Schöner Schwindel
Deutschrap · 2014-2025 · 144 · minor · .5 · broken · collage
Bezirk Blass|Kaan Nordlicht|Schotter 36|Yassin Teer|Lady Späti|Kiezkönig Emre|Dreizehn Stufen|Ruhrpott Ruben|Mascha Mauer|Ohne Quittung
Kein Schlaf|Nur wir|Immer noch|Rauch|Alle Jungs|Zu viel Licht|Mama betet
im Block|am Hafen|bei Nacht|im Regen|ab Mitternacht|im Rückspiegel|ohne Ende|für die Gegend
Blaulicht|Kleingeld|Fensterbank|Nachtschicht|Liebe oder Miete|Vierter Stock links|Ebbe & Flut
Latin Pop · 1999-2025 · 98 · minor · .3 · broken · sun
Valeria Montesol|Los Domingos Eléctricos|Mateo Iriondo|Lucía del Faro|Mar y Canela|Santi Robledal|Orquesta La Última Lancha|Nico Palmera|Las Primas de Abril|Ximena Duarez|El Farolito|Rafa Cienfuentes
Bailando|Te espero|Me quedo|Una noche|Solos tú y yo|Besos|Volveré
en el puerto|bajo la lluvia|hasta la medianoche|en tu ventana|junto al mar|sin dormir|con la luna|en el último barco|otra vez
Marea alta|Corazón de papel|Amor de contrabando|Fuego lento|La noche larga|Sal y limón|Dame un domingo
Bossa Nova · 1962-2024 · 92 · major · .05 · swing · sun
Joana Maresia|Trio Beira-Cais|Otávio Linhares|Nara Sombra|Caetana Rosário|Os Garoas|Beto Manguinhos|Lia Andorinha|Quarteto da Varanda|Inácio Vilarim
Saudade|Te espero|Um samba|Sozinho|Cantando|A última valsa|Nós dois
no porto|na chuva|de madrugada|na janela|à beira-mar|depois da meia-noite|sem pressa|na barca das dez
Maré mansa|Chuva de março|Noite alta|Amor sem endereço|Cais do Sodré, 6h|Barquinho de papel|Domingo no quintal
City Pop · 1979-2025 · 110 · major · .25 · straight · sun
水城ミドリ|東京ネオン倶楽部|藤野カケル|夏目レイナ|ザ・ベイサイズ|青山シグナル|真珠マリ|Hoshizora Drive|Mieko Tachiwara|シティ・ホタル|港区ラジオ
真夜中の|雨の|夏の|最後の|ガラスの|海辺の|孤独な|銀色の
港|ハイウェイ|窓|電話|フェリー|恋|灯台|シグナル|ダンス|ラジオ|夜
夜明けのドライブ|恋は波のように|雨音クラブ|Midnight ハーバー|マリンタワー|さよなら土曜日
Arab Pop · 1988-2025 · 102 · harmonic · .25 · broken · woodcut
ليلى الحمداني|سامر البحري|فرقة نوارس|Rima Qasrawi|نادر الساحلي|هند القمري|يوسف العنبر|أوتار المرفأ|دانة الشامسي|Karim Zahrani Trio
ليلة|حكاية|رسالة|أغنية|قمر|غريب|موعد
في الميناء|تحت المطر|عند الشباك|بعد منتصف الليل|على البحر|بلا عنوان|في آخر قارب|من بعيد
حبّ قديم|مطر آذار|يا ليل المدينة|نار وثلج|موج عالي|شارع الياسمين
Hebrew Indie · 2001-2025 · 104 · minor · .25 · soft · collage
נועם שקדי|להקת המזח|תמר אגמון|אורי ועננים|יעל כוכבית|הדודים מהנמל|איתי חולות|Shira Galant|רכבת לצפון|מיכל רוחמן
לרקוד|סיפור|לחכות|שיר|מכתב|לבד|עוד פעם
בנמל|בגשם|ליד החלון|אחרי חצות|על הים|בלי סוף|במעבורת האחרונה|בלילה
אהבה בהשאלה|אש קטנה|גשם ראשון|לילה לבן בפלורנטין|גלים|שבת בבוקר
Jazz · 1954-2025 · 132 · pentatonic · .15 · swing · blocks
Ambrose Calder Quartet|Lorna Bellweather|Duke Pettibone|Thaddeus Marsh Trio|The Uptown Librarians|Ines Quarrington|Cornelius Wray|Kasper Nørgaard-Bell Quintet|Ottoline Reed|Sonny Vantreight|Marguerite Dufay Sextet|Eight Bar Lodge
Blues for|A Waltz for|Conversation with|Lullaby for|Stroll with|Nocturne for
a Harbour Pilot|Ottoline|a Rainy Window|the Late Ferry|Mr. Pettibone|Midnight|an Old Love|Lower Canal Street|a Borrowed Horn|the Tide
Round Midnight Harbour|Rain Check|’Til the Ice Melts|Minor Detour|Who Else but You|Autumn in Antwerp|Three Stops Late
Classical · 1958-2025 · 68 · harmonic · .1 · none · frame
Orpheon Kammerorchester|Philharmonie Ostsund|Katarzyna Wielomska|Quatuor Belombre|Leopold Hartung-Weiss|Accademia dei Venti|Nordmark Symphony Orchestra|Hideo Minazuki|Irina Solovetskaya|Amalia Prinz & Georg Tallis-Roth|Coro Santa Fenice|Lajos Kemenessy
Symphony No. {n} in {key}, Op. {m}:|Piano Sonata No. {n} in {key}, Op. {m}:|String Quartet No. {n} in {key}, Op. {m} “The Harbour”:|Concerto for Violin and Orchestra in {key}, Op. {m}:|Suite No. {n} in {key} “Rain Music”:|Nocturnes for Piano, Book {n}, Op. {m}:
I. Allegro ma non troppo|II. Adagio|II. Andante con moto e molto espressivo|III. Scherzo. Presto|IV. Finale. Allegro con fuoco|II. Adagio — Live at the Ostsund Concert Hall|III. Menuetto grazioso|I. Largo – Allegro vivace|IV. Rondo. Vivacissimo
Nacht und Regen, Op. 27 No. 3 (arr. for cello and strings)|La barque de minuit: Lento|Missa brevis in F major: Kyrie|Nocturne in E-flat major, Op. 9b “Midnight Tide”|Liebestraum am Fenster (after a theme by Hartung)|Aria: “O dolce porto” (Act II)
Metal · 1986-2025 · 168 · harmonic · 1 · straight · peaks
Ironfjord|Grave Surveyor|Ashen Magistrate|Mournholm Abbey|Verdigris Throne|Cinderhymn|Blackwater Heretic|Thornmother|Ossuary Clerk|Nekrosyne|Wolfram Saint|Pale Executor
Throne of|Beneath|Hymn to|Devoured by|Blood on|Return to|Crown of
the Drowned Harbour|Endless Night|the Black Tide|Ashes and Rain|the Iron Ferryman|a Thousand Windows|Winter Fire|the Hollow King|Ruin
Witchlight|Midnight Tribunal|Obsidian Psalm|The Last Lighthouse Burns|Love Is a Coffin|Oathbreaker’s Tide
Soul · 1966-2025 · 88 · minor · .2 · swing · blocks
Loretta Pryce-Daniels|Wendell Goodnight|The Sycamores of Ninth|Delphine Okoye|Brother Amos Fairley|Cherelle Vantage|Moses & the Maybes|Ruby Tillman-Hayes|The Velvet Deacons|Jolene Abara
I’m Still Waiting|Come See About Us|Love Found Me|Baby, Meet Me|Nobody Told Me|Ain’t No Sun|Hold Me
by the River|in the Rain|After Midnight|at Your Window|on the Evening Ferry|Like You Used To|One More Night|Till the Tide Turns
Sweet Interest|Sunday Kind of Fool|Love on Layaway|Fire in My Kitchen|Late Night Operator
Post-Rock · 1997-2025 · 108 · minor · .5 · broken · peaks
Northern Cartographers|A Lighthouse for Eleanor|Kites of Hrafnvik|Glaciers, Slowly|Seven Empty Stadiums|Tomorrow’s Weather Bureau|Sundial Repairmen|We Were Antennas|Mount Ephraim Radio|The Year Without Summer Choir
Your Hand on the Window|We Buried the Radio|All the Birds Returned|They Turned the Power Off|The Last Ferry Left|Everything Is Quiet|Snow Fell|There Are Lights
, and Then the Rain| over the Harbour| at Half Past Midnight| While the Tide Went Out| Before the War| Above the Clouds|, Part Two
Moth / Lantern|Fire Season|Telegraph Hill, 4 a.m.|First Light, Last Train|Love Letter to a Power Station
`;

const SEPARATOR = ' · ';
const LINES_PER_SCENE = 5;
const lines = SCENES.trim().split('\n');
const list = (line: string | undefined): readonly string[] => line?.split('|') ?? [];

/** Japanese has no spaces; a tail that brings its own begins with a comma or a space. */
const joined = (head: string, tail: string) =>
  /[\u3040-\u30ff\u4e00-\u9fff]$/.test(head) || /^[ ,]/.test(tail) ? head + tail : `${head} ${tail}`;

export const SCENES_BY_GENRE: ReadonlyMap<string, Scene> = new Map(
  Array.from({ length: lines.length / LINES_PER_SCENE }, (_, index) => {
    const [facts = '', artists, heads, tails, whole] = lines.slice(index * LINES_PER_SCENE);
    const [genre = '', years = '', bpm, scale, edge, beat, cover = ''] = facts.split(SEPARATOR);
    const [first = 0, last = 0] = years.split('-').map(Number);
    const sound = { bpm: Number(bpm), scale, edge: Number(edge), beat } as Sound;
    const words = { artists: list(artists), heads: list(heads), tails: list(tails), whole: list(whole) };
    const titles = [
      ...words.whole,
      ...words.heads.flatMap((head) => words.tails.map((tail) => joined(head, tail))),
    ];
    return [genre, { genre, years: [first, last], sound, cover, ...words, titles } satisfies Scene];
  }),
);
