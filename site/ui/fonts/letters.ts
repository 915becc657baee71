/** Beyond western Europe, yet in the first file: a page with one of them does not wait for a second. */
export const HOME_LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻż";

/** In the second file: few texts have one of them, and every page would carry them. */
export const RARE_SIGNS =
  "¡¢£¥¦§¨ª«¬®¯±´¶¸¹º»¼½¾¿ÀÁÂÃÅÆÇÈÊËÌÍÎÏÐÑÒÔÕØÙÚÛÝÞàâãåæêëìîïðñòôõøùúûýþÿŒœ‹›™";

/** The dotless i and the letters of Polish are in the first file. */
const SECOND_FILE = new RegExp(
  `[${RARE_SIGNS}]|(?![ı${HOME_LETTERS}])[\\u0100-\\u02ba\\u1e00-\\u1eff]`,
);

/** Whether a text has letters or signs that only the second file of a font has. */
export function needsSecondFile(text: string): boolean {
  return SECOND_FILE.test(text);
}
