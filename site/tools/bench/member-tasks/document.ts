/** A formatted document of 18 lines as a word processor puts it on the clipboard. */
export const DOCUMENT = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">
<h2 style="font-size:18pt">Six weeks in a north room</h2>
<p style="line-height:1.4"><span style="font-weight:700">Week one</span><span> is for looking, not for buying.</span></p>
<p><span style="font-style:italic">Write down</span> when the light reaches the table.</p>
<h3>What we measure</h3>
<ul><li>the light at nine</li><li>the light at three</li><li>the way from the door</li></ul>
<p>Then the samples, on the wall that they are for.</p>
<ol><li>lime</li><li>linen</li><li>oak</li></ol>
<h3>What it costs</h3>
<table><tbody><tr><td><p>Part</p></td><td><p>From</p></td></tr><tr><td><p>Paint</p></td><td><p>$400</p></td></tr>
<tr><td><p>Curtains</p></td><td><p>$900</p></td></tr></tbody></table>
<p>Read <a href="https://a.example/lime">what lime does</a> before you choose.</p>
<p>Nothing is glossy.</p>
<p>The floor stays.</p>
</b>`;

/** The same as plain text, which the clipboard has beside it. */
export const DOCUMENT_TEXT = DOCUMENT.replaceAll(/<[^>]+>/g, "").trim();

/** Expected body, without the image. */
export const DOCUMENT_MARKUP = `## Six weeks in a north room

**Week one** is for looking, not for buying.

*Write down* when the light reaches the table.

### What we measure

- the light at nine
- the light at three
- the way from the door

Then the samples, on the wall that they are for.

1. lime
2. linen
3. oak

### What it costs

| Part | From |
| --- | --- |
| Paint | $400 |
| Curtains | $900 |

Read [what lime does](https://a.example/lime) before you choose.

Nothing is glossy.

The floor stays.`;
