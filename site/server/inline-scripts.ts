// The only inline scripts of the site. The security policy allows them by their hashes.

/**
 * Runs before the first paint of pages with rows: where the address asks for another page of the list
 * than the one in the HTML, that one is not to be seen first.
 */
export const ANEW_SCRIPT =
  'if(/[?&](page|category|type|q|project)=/.test(location.search)&&location.search!==document.documentElement.dataset.search)document.documentElement.setAttribute("data-anew","")';

/**
 * Guards the form of a page until its own script has taken over and removed the element `data-unsent`: nothing
 * is submitted, `<html data-submitted>` tells the loader to submit then, and after a second the element says
 * that nothing was sent. `<html data-typed>` is the time of the first input, in milliseconds since 1970.
 */
export const FORM_SCRIPT = [
  '{const d=document,h=d.documentElement.dataset,notice=()=>d.querySelector("[data-unsent]");',
  'd.addEventListener("input",()=>{if(notice())h.typed??=Date.now()},true);',
  'd.addEventListener("submit",e=>{const n=notice();if(!n)return;',
  'e.preventDefault();h.submitted="";n.hidden=true;setTimeout(()=>{n.hidden=false},1e3)},true)}',
].join("");

/** Documents of the site are fetched ahead when a link is about to be followed. None leads to the dashboard. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});
