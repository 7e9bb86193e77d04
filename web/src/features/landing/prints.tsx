import s from './prints.module.css';

/** Three prints from an album, drawn by hand: decoration of a few bytes. */
export function Prints() {
  return (
    <div className={s.prints} aria-hidden="true">
      <svg className={`${s.print} ${s.first}`} viewBox="0 0 240 240" aria-hidden="true">
        <rect className={s.sky} width="240" height="240" />
        <circle className={s.sun} cx="168" cy="86" r="30" />
        <path className={s.far} d="M0 158c40-34 74-44 112-22s78 20 128-12v116H0Z" />
        <path className={s.near} d="M0 196c52-30 92-16 132-4s72 2 108-16v64H0Z" />
      </svg>
      <svg className={`${s.print} ${s.second}`} viewBox="0 0 240 240" aria-hidden="true">
        <rect className={s.wall} width="240" height="240" />
        <rect className={s.table} y="182" width="240" height="58" />
        <rect className={s.cake} x="62" y="128" width="116" height="56" rx="8" />
        <path className={s.icing} d="M62 146v-10a8 8 0 0 1 8-8h100a8 8 0 0 1 8 8v10c-10 10-19 10-29 0-10 10-19 10-29 0-10 10-19 10-29 0-10 10-19 10-29 0Z" />
        <path className={s.candle} d="M92 100h6v28h-6zM117 100h6v28h-6zM142 100h6v28h-6z" />
        <path
          className={s.flame}
          d="M95 80c5 7 6 10 6 13a6 6 0 0 1-12 0c0-3 1-6 6-13ZM120 80c5 7 6 10 6 13a6 6 0 0 1-12 0c0-3 1-6 6-13ZM145 80c5 7 6 10 6 13a6 6 0 0 1-12 0c0-3 1-6 6-13Z"
        />
      </svg>
      <svg className={`${s.print} ${s.third}`} viewBox="0 0 240 240" aria-hidden="true">
        <rect className={s.sea} width="240" height="240" />
        <rect className={s.air} width="240" height="132" />
        <path className={s.sail} d="M122 54v92H66ZM130 74l48 72h-48Z" />
        <path className={s.hull} d="M54 154h132l-18 26H74Z" />
        <path className={s.wave} d="M0 204c20-10 40-10 60 0s40 10 60 0 40-10 60 0 40 10 60 0v36H0Z" />
      </svg>
    </div>
  );
}
