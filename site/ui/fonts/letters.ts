/** Beyond western Europe, yet in the first file: a page with one of them does not wait for a second. */
export const HOME_LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻż";

/** In the second file: few texts have one of them, and every page would carry them. */
export const RARE_SIGNS =
  "¡¢£¥¦§¨ª«¬®¯±´¶¸¹º»¼½¾¿ÀÁÂÃÅÆÇÈÊËÌÍÎÏÐÑÒÔÕØÙÚÛÝÞàâãåæêëìîïðñòôõøùúûýþÿŒœ‹›™";
