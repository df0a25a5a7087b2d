// Renders the chart as `helm template` does, with the same template engine and functions, for machines without Helm.
//
//	go run main.go CHART RELEASE NAMESPACE VALUES.yaml...
//
// It does not check values.schema.json, and knows of Helm's own functions only those that this chart uses.
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"sigs.k8s.io/yaml"
)

type object = map[string]interface{}

func main() {
	chart, release, namespace := os.Args[1], os.Args[2], os.Args[3]
	meta, values := object{}, object{}
	read(filepath.Join(chart, "Chart.yaml"), &meta)
	for _, file := range append([]string{filepath.Join(chart, "values.yaml")}, os.Args[4:]...) {
		layer := object{}
		read(file, &layer)
		merge(values, layer)
	}

	templates := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["toYaml"] = func(value interface{}) string {
		text, err := yaml.Marshal(value)
		stopOn(err)
		return strings.TrimSuffix(string(text), "\n")
	}
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := templates.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	templates.Funcs(functions)

	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	stopOn(err)
	sort.Strings(files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		stopOn(err)
		_, err = templates.New(filepath.Base(file)).Parse(string(text))
		stopOn(err)
	}
	data := object{
		"Values":  values,
		"Chart":   object{"Name": meta["name"], "Version": meta["version"], "AppVersion": meta["appVersion"]},
		"Release": object{"Name": release, "Namespace": namespace, "Service": "Helm"},
	}
	for _, file := range files {
		name := filepath.Base(file)
		if !strings.HasSuffix(name, ".yaml") {
			continue
		}
		var out bytes.Buffer
		stopOn(templates.ExecuteTemplate(&out, name, data))
		if text := strings.TrimSpace(out.String()); text != "" {
			fmt.Printf("---\n# Source: %s\n%s\n", name, strings.TrimPrefix(text, "---\n"))
		}
	}
}

func read(file string, into *object) {
	text, err := os.ReadFile(file)
	stopOn(err)
	stopOn(yaml.Unmarshal(text, into))
}

// Adds the layer to the values: objects are merged, null removes a value, everything else is replaced.
func merge(values, layer object) {
	for key, value := range layer {
		inner, isObject := value.(object)
		own, hasObject := values[key].(object)
		if value == nil {
			delete(values, key)
		} else if isObject && hasObject {
			merge(own, inner)
		} else {
			values[key] = value
		}
	}
}

func stopOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
