package postgresql

import (
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/FerretDB/FerretDB/internal/backends/postgresql/metadata"
	"github.com/FerretDB/FerretDB/internal/handler/sjson"
	"github.com/FerretDB/FerretDB/internal/types"
)

// filterMore narrows what a question reads by $in and by bounds. FerretDB filters again what comes, so a condition may let too much
// through, never too little: it is left out wherever SQL and MongoDB might differ.
func filterMore(p *metadata.Placeholder, key any, keyOperator, operator string, value any) (string, []any) {
	if keyOperator != "->" {
		return "", nil
	}
	field := func() string { return fmt.Sprintf("%s->%s", metadata.DefaultColumn, p.Next()) }
	switch operator {
	case "$in":
		list, isList := value.(*types.Array)
		if !isList || list.Len() == 0 || list.Len() > 1000 {
			return "", nil
		}
		values := make([]string, list.Len())
		for at := range values {
			element, err := list.Get(at)
			if err != nil {
				return "", nil
			}
			json, isPlain := plain(element)
			if !isPlain {
				return "", nil
			}
			values[at] = json
		}
		return fmt.Sprintf("%s @> ANY(%s::jsonb[])", field(), p.Next()), []any{key, values}
	case "$gt", "$gte":
		// PostgreSQL sorts lists behind all other values, so they come; the empty one matches no bound.
		if json, isPlain := plain(value); isPlain {
			return fmt.Sprintf("%s >= %s", field(), p.Next()), []any{key, json}
		}
	case "$lt", "$lte":
		// MongoDB looks into lists.
		if json, isPlain := plain(value); isPlain {
			of := field()
			return fmt.Sprintf("(%s <= %s OR jsonb_typeof(%s) = 'array')", of, p.Next(), of), []any{key, json}
		}
	}
	return "", nil
}

// plain is the JSON of a value that SQL compares as MongoDB does.
func plain(value any) (string, bool) {
	switch value := value.(type) {
	case string:
		if strings.ContainsRune(value, 0) || !utf8.ValidString(value) {
			return "", false
		}
	case types.ObjectID, int32:
	case int64:
		if math.Abs(float64(value)) >= types.MaxSafeDouble {
			return "", false
		}
	default:
		return "", false
	}
	json, err := sjson.MarshalSingleValue(value)
	return string(json), err == nil
}
