// The site's only inline scripts. The content security policy allows them by hash.

/**
 * Handles the page's form until hydration removes the element `data-unsent`: prevents submitting, sets
 * `<html data-submitted>` for the loader to submit later, and after a second shows the element, which says
 * that nothing was sent. `<html data-typed>` is the time of the first input, in milliseconds since 1970.
 * Opens the form's `<details data-draft>` before the page is painted, so that nothing moves later, if the draft in
 * session storage has text for one of its fields or the URL names a project for the subject.
 */
export const FORM_SCRIPT = [
  '{const d=document,h=d.documentElement.dataset,notice=()=>d.querySelector("[data-unsent]");',
  'd.addEventListener("input",()=>{if(notice())h.typed??=Date.now()},true);',
  'd.addEventListener("submit",e=>{const n=notice();if(!n)return;',
  'e.preventDefault();h.submitted="";n.hidden=true;setTimeout(()=>{n.hidden=false},1e3)},true);',
  'd.addEventListener("readystatechange",()=>{const m=d.querySelector("details[data-draft]");if(!m)return;',
  "let t;try{t=JSON.parse(sessionStorage.getItem(m.dataset.draft))}catch{}",
  'if(/[?&]project=./.test(location.search)||[...m.querySelectorAll("[name]")].some(e=>t?.[e.name]))m.open=true})}',
].join("");

/**
 * Prefetches pages of the site when a link is likely to be followed. No public link leads to the dashboard.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});
