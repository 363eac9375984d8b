/** Styles of the checkout and of placed orders. What depends on a choice is shown by that choice, without a script. */
export const CHECKOUT_CSS = `
.org-pay{display:block;inline-size:min(100% - 2 * var(--org-gutter),68rem);margin:0 auto;padding-block:clamp(1.5rem,5vw,3rem) 4rem;line-height:1.5}
.org-pay :where(*){box-sizing:border-box}
.org-pay :where(h1,h2,p,fieldset,legend,ul,dl,dd){margin:0;padding:0;border:0}
.org-pay h1{margin-block-end:.5rem;font-size:clamp(1.7rem,5vw,2.4rem);line-height:1.15;overflow-wrap:anywhere}
.org-pay legend{margin-block-end:.85rem}
.org-pay :where(h2,legend){font-size:1.15rem;font-weight:650;line-height:1.3}
.org-pay .org-pay-steps{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;margin:0 0 1.75rem;padding:0;list-style:none;color:var(--org-color-muted);font-size:.95rem}
.org-pay-steps [aria-current]{color:var(--org-color-text);font-weight:600}
.org-pay-grid{display:grid;gap:2rem clamp(1.5rem,4vw,3.5rem);align-items:start}
@media (min-width:56rem){.org-pay-grid{grid-template-columns:minmax(0,1fr) minmax(18rem,24rem)}.org-pay-side{position:sticky;inset-block-start:1.5rem}}
.org-pay-main{display:grid;gap:2rem;min-inline-size:0}
.org-pay-part{display:grid;gap:1rem;min-inline-size:0}
.org-pay-two{display:grid;gap:1rem}
@media (min-width:34rem){.org-pay-two{grid-template-columns:1fr 1fr;align-items:start}}
.org-pay-field{display:grid;gap:.35rem;min-inline-size:0;font-size:.95rem;font-weight:600}
.org-pay-field small,.org-pay-quiet{color:var(--org-color-muted);font-size:.875rem;font-weight:400}
.org-pay :where(.org-pay-field input,.org-pay-field select,.org-pay-field textarea,.org-pay-code input){inline-size:100%;min-block-size:46px;padding:.6rem .8rem;border:1px solid color-mix(in oklab,var(--org-color-text) 50%,var(--org-color-surface));border-radius:var(--org-radius);background:var(--org-color-surface);color:var(--org-color-text);font:inherit;font-size:1rem;font-weight:400}
.org-pay-address{display:grid;gap:1rem;min-inline-size:0}
.org-pay-find{position:relative}
@media (scripting:none){.org-pay-hint{display:none}}
.org-pay-find-unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.org-pay .org-pay-find-list{position:absolute;z-index:20;inset-block-start:calc(100% + 4px);inset-inline:0;max-block-size:min(20rem,45vh);padding:4px;border:1px solid color-mix(in oklab,var(--org-color-text) 30%,var(--org-color-surface));border-radius:var(--org-radius);overflow-y:auto;background:var(--org-color-surface);box-shadow:0 12px 32px rgb(0 0 0/18%);color:var(--org-color-text);font-weight:400;list-style:none}
.org-pay-find-list[hidden]{display:none}
.org-pay-find-list li{display:flex;align-items:center;min-block-size:44px;padding:.4em .7em;border-radius:calc(var(--org-radius)*.75);line-height:1.35;overflow-wrap:anywhere;cursor:pointer}
.org-pay-find-list li:hover{background:color-mix(in oklab,var(--org-color-text) 6%,var(--org-color-surface))}
.org-pay-find-list li[aria-selected=true]{outline:2px solid var(--org-color-link);outline-offset:-2px;background:color-mix(in oklab,var(--org-color-text) 6%,var(--org-color-surface))}
.org-pay-field textarea{resize:vertical;min-block-size:5.5rem}
.org-pay [aria-invalid=true]{border-color:var(--org-color-danger);box-shadow:inset 0 0 0 1px var(--org-color-danger)}
.org-pay-wrong{display:block;color:color-mix(in oklab,var(--org-color-danger) 78%,var(--org-color-text));font-size:.9rem;font-weight:500}
.org-pay-choices{display:grid;border:1px solid var(--org-color-border);border-radius:var(--org-radius);background:var(--org-color-surface)}
.org-pay-choice{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.1rem .75rem;align-items:center;min-block-size:52px;padding:.7rem 1rem;cursor:pointer}
.org-pay-choice+.org-pay-choice{border-block-start:1px solid var(--org-color-border)}
.org-pay-choice:has(:checked){background:color-mix(in oklab,var(--org-color-primary) 7%,var(--org-color-surface))}
.org-pay-choice .org-pay-quiet{grid-column:2/-1;white-space:pre-line}
.org-pay :where(input[type=radio],input[type=checkbox]){inline-size:1.2rem;block-size:1.2rem;margin:0;accent-color:var(--org-color-primary)}
.org-pay-tick small{display:block}
.org-pay-tick{display:flex;gap:.75rem;align-items:center;min-block-size:44px;cursor:pointer}
.org-pay-side,.org-pay-side-content{display:grid;gap:1.25rem}
.org-pay-side{padding:clamp(1.1rem,3vw,1.75rem);border:1px solid var(--org-color-border);border-radius:calc(var(--org-radius)*1.5);background:var(--org-color-surface)}
.org-pay-side summary{display:flex;gap:1rem;align-items:center;justify-content:space-between;min-block-size:44px;font-weight:600;cursor:pointer}
.org-pay-side summary::before{flex:none;inline-size:.5em;block-size:.5em;margin-inline:.15em .1em;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg);content:""}
.org-pay-side [open]>summary::before{transform:rotate(225deg)}
.org-pay-side summary>span{flex:1}
.org-pay-side summary>strong{font-variant-numeric:tabular-nums;white-space:nowrap}
.org-pay-side [open]>summary{margin-block-end:1rem}
.org-pay-side:has(details)>h2{display:none}
@media (max-width:55.99rem){.org-pay-side:has(details){order:-1;padding-block:.35rem}.org-pay-side [open]{padding-block-end:.75rem}}
@supports selector(::details-content){@media (min-width:56rem){.org-pay-side:has(details)>h2{display:block}.org-pay .org-pay-side summary{display:none}.org-pay-side details::details-content{content-visibility:visible}}}
.org-pay-items{display:grid;gap:1rem;list-style:none}
.org-pay-items li{display:grid;grid-template-columns:56px minmax(0,1fr) auto;gap:.85rem;align-items:center}
.org-pay .org-pay-plainly li{grid-template-columns:minmax(0,1fr) auto}
.org-pay .org-pay-plainly li>span:nth-child(2){font-weight:400}
.org-pay-picture{inline-size:56px;block-size:56px;border-radius:calc(var(--org-radius)*.75);background:color-mix(in oklab,var(--org-color-text) 6%,var(--org-color-surface));object-fit:cover}
.org-pay-items li>span:nth-child(2){overflow-wrap:anywhere}
.org-pay-items b{font-weight:600}
.org-pay-tell{display:grid;gap:1.25rem}
.org-pay-tell[aria-busy] .org-pay-sums{opacity:.55}
.org-pay-sums{display:grid;gap:.5rem;padding-block-start:1rem;border-block-start:1px solid var(--org-color-border)}
.org-pay-sums div{display:flex;justify-content:space-between;gap:1rem}
.org-pay :where(.org-pay-sums dd,.org-pay-items li>:last-child,.org-pay-choice>:last-child){font-variant-numeric:tabular-nums;white-space:nowrap}
.org-pay-sums .org-pay-total{padding-block-start:.75rem;border-block-start:1px solid var(--org-color-border);font-size:1.2rem;font-weight:700}
.org-pay-code{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem}
.org-pay-code .org-pay-wrong{grid-column:1/-1}
.org-pay-code input{scroll-margin-block-start:9rem}
.org-pay-enter{position:absolute;inline-size:1px;block-size:1px;padding:0;border:0;opacity:0;pointer-events:none}
.org-pay-code label{grid-column:1/-1;font-size:.95rem;font-weight:600}
.org-pay .org-button{min-block-size:48px;justify-content:center}
.org-pay-plain{min-block-size:44px;padding:.5rem 1rem;border:1px solid color-mix(in oklab,var(--org-color-text) 35%,var(--org-color-surface));border-radius:var(--org-radius);background:transparent;color:var(--org-color-text);font:inherit;font-weight:600;cursor:pointer}
.org-pay-plain:hover{background:color-mix(in oklab,var(--org-color-text) 6%,transparent)}
.org-pay-go{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center}
.org-pay-go .org-button{flex:1 1 14rem;max-inline-size:24rem}
.org-pay :where(a:not(.org-button)){color:var(--org-color-link)}
.org-pay :where(a,button,input,select,textarea,summary,h1):focus-visible{outline:3px solid var(--org-color-link);outline-offset:2px}
.org-pay .org-pay-note{margin-block-end:1.5rem;padding:.8rem 1rem;border:1px solid color-mix(in oklab,var(--org-color-danger) 45%,var(--org-color-surface));border-inline-start-width:4px;border-radius:var(--org-radius);background:color-mix(in oklab,var(--org-color-danger) 8%,var(--org-color-surface));color:var(--org-color-text)}
.org-pay .org-pay-note ul{margin-block-start:.4rem;padding-inline-start:1.2rem}
.org-pay-note a{display:inline-block;padding-block:.3rem;color:inherit}
.org-pay-facts{display:grid;gap:1.25rem}
@media (min-width:34rem){.org-pay-facts{grid-template-columns:1fr 1fr}}
.org-pay-facts dt{color:var(--org-color-muted);font-size:.9rem}
.org-pay-facts dd{overflow-wrap:anywhere;white-space:pre-line}
.org-pay-empty{display:grid;gap:1.25rem;justify-items:start;padding-block:2rem}
.org-pay-state{display:inline-block;padding:.2rem .7rem;border-radius:99px;background:color-mix(in oklab,var(--org-color-primary) 12%,var(--org-color-surface));font-size:.9rem;font-weight:600}
@supports selector(:has(*)){
.org-pay-ship,.org-pay-same,.org-pay-bill{display:none}
.org-pay:has([name=delivery][value=ship]:checked) .org-pay-ship{display:grid}
.org-pay:has([name=delivery][value=ship]:checked) .org-pay-same{display:flex}
.org-pay:has([name=delivery][value=ship]:checked):not(:has([name=sameBilling]:checked)) .org-pay-bill{display:grid}
.org-pay:has([name=delivery][value=ship]:checked) .org-pay-onpickup{display:none}
}
@media (prefers-reduced-motion:no-preference){.org-pay-choice,.org-pay-plain{transition:background-color .15s ease-out}}`;
