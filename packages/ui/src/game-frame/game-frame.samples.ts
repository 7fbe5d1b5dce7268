/** A self-contained game: a star that jumps when it is pressed. */
export const game = `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html>
<meta name="viewport" content="width=device-width">
<title>Stars</title>
<style>html,body{block-size:100%;margin:0;background:#06202a;overflow:hidden}
button{position:absolute;inset:50%;inline-size:72px;block-size:72px;margin:-36px;border:0;background:#f5a623;
clip-path:polygon(50% 0,64.6% 14.6%,85.4% 14.6%,85.4% 35.4%,100% 50%,85.4% 64.6%,85.4% 85.4%,64.6% 85.4%,50% 100%,35.4% 85.4%,14.6% 85.4%,14.6% 64.6%,0 50%,14.6% 35.4%,14.6% 14.6%,35.4% 14.6%);cursor:pointer}</style>
<button aria-label="Star"></button>
<script>document.querySelector('button').onclick=({target})=>{target.style.insetBlockStart=15+70*Math.random()+'%';target.style.insetInlineStart=15+70*Math.random()+'%'}</script>`)}`
