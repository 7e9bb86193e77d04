// Combinations of scripts in a name: Unicode Technical Standard #39, restriction level Highly Restrictive.

/** In everyday use: Unicode Standard Annex #31, tables 5 and 7. */
const inUse =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin ' +
  'Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan Adlam Balinese Bamum Batak Canadian_Aboriginal Chakma Cham Cherokee Hanifi_Rohingya ' +
  'Javanese Kayah_Li Lepcha Limbu Lisu Mandaic Meetei_Mayek Miao New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Osage Saurashtra Sundanese ' +
  'Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tifinagh Vai Wancho Yi';
/** Combinations for Japanese, Chinese and Korean, which include Latin. */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

/** Matches letters of these scripts, and characters of all scripts, such as digits. */
const writtenIn = (scripts: string) =>
  new RegExp(`^[${['Common', 'Inherited', ...scripts.split(' ')].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]*$`, 'u');

export const isOfOneAlphabet = (text: string): boolean => [...together, ...inUse.split(' ')].some((scripts) => writtenIn(scripts).test(text));
