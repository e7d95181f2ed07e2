// Passwords that keep the rule and that everybody tries first: words of the lists of leaked passwords, written with a capital
// and decorated as people decorate them. Compared without regard to capitals.

const WORDS = `
password passwort passw0rd pass p4ssword p4ssw0rd pa55word pa55w0rd mypassword welcome welkom willkommen bienvenue hello hallo
hola qwerty qwertz azerty qwer qwert asdf asdfg asdfgh zxcv zxcvb zxcvbn letmein login admin administrator root user guest
default changeme change secret geheim system server test testing tester temp temporary demo sample example master manager
monkey dragon tiger lion eagle falcon wolf panther bear shark dolphin horse cat dog puppy kitty butterfly unicorn spider
sunshine moonlight starlight rainbow flower summer winter spring autumn fall sommer herbst fruhling january february march
april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
football soccer baseball basketball hockey tennis golf cricket rugby liverpool chelsea arsenal barcelona realmadrid juventus
bayern yankees lakers cowboys steelers eagles packers raiders superman batman spiderman ironman pokemon pikachu naruto
starwars matrix hannah michael michelle jennifer jessica ashley amanda daniel david robert william thomas charlie george
andrew anthony joshua matthew jordan thunder hunter ranger killer shadow ninja samurai warrior soldier freedom trustno
iloveyou loveyou lovely love princess prince queen king angel baby babygirl honey sugar cookie chocolate banana orange
apple cherry pepper ginger cheese coffee pizza whiskey vodka music guitar piano dance rock metal hiphop spotify soundcloud
google facebook youtube twitter instagram amazon microsoft windows samsung iphone android linux computer internet laptop
london paris berlin madrid america england germany france italia canada australia brasil mexico india russia china japan
mercedes ferrari porsche mustang corvette harley yamaha honda toyota merlin phoenix maverick gandalf zeppelin metallica
nirvana slipknot eminem family friends mother father mommy daddy jesus christ heaven blessed success money lucky lucky7
diamond silver golden platinum purple yellow access access14 company office work business private security secure abc abcd
abcde aaa aaaa qwe asd zxc aa qq zz a1b2c3 q1w2e3 abc123 qwe123 asd123 pass123 test123 love123
`;

const ENDINGS = `
1 12 123 1234 12345 123456 1234567 12345678 123456789 0 00 01 007 07 10 11 111 1111 13 21 22 23 2 3 4 5 69 77 88 99 100 101 123123
321 4321 54321 777 786 666 999 1980 1985 1990 1995 2000 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 112233 1a 123a
123abc 1q2w
`;

const AS_THEY_ARE = `
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc 3edc4rfv zaq12wsx zaq1xsw2 q1w2e3r4 q1w2e3r4t5 qaz123wsx qazwsx123
qazwsx12 a1b2c3d4 a1s2d3f4 a1234567 a12345678 a123456789 1234567a 12345678a 123456789a 1234qwer 123qwe123 123qweasd 123qweasdzxc
123abc456 123456aa 123456ab 123456qwe 12qwaszx 1password 1password1 123password 1welcome 1234abcd 12345abc 12345qwert 5t6y7u8i
g1234567 l1v2e3r4 m1m2m3m4 p455w0rd passw0rd passw0rd1 p4ssw0rd pa55w0rd trustno1 iloveyou2 ncc1701d blink182 thx1138a 4ever4you
2fast4you 1love2you abcdef12 abcdef123 abcdefg1 abcdefgh1 aabbcc11 aabbcc123 aaaaaa11 aaaaaaa1 aaa11111 zzzzzzz1 xxxxxxx1 11111111a
00000000a 11223344a asdfghj1 asdfghjk1 qwertyu1 qwertyui1 qwertyuiop1 zxcvbnm1 zxcvbnm123 poiuytrewq1 asdf1234asdf qwer1234qwer
`;

const list = (text: string) => text.trim().split(/\s+/);

const COMMON: ReadonlySet<string> = new Set([
  ...list(AS_THEY_ARE),
  ...list(WORDS).flatMap((word) => list(ENDINGS).map((ending) => word + ending)),
]);

/** Whether a password is among those that are tried first; capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
